/** Where the buildings stand: Beijing as the Yongle Emperor planned it, north above. */

export const WIDTH = 480;
export const HEIGHT = 440;

/** The middle of the ground line of every building. */
const PLACES: Record<string, [x: number, y: number]> = {
  // On the axis.
  zhonglou: [270, 66],
  gulou: [210, 66],
  kunning: [240, 112],
  qianqing: [240, 152],
  jinshen: [240, 192],
  huagai: [240, 228],
  fengtian: [240, 274],
  jinshui: [240, 302],
  wumen: [240, 338],
  chengtian: [240, 374],
  lizheng: [240, 414],
  // West of it.
  zhenjue: [46, 62],
  zhiran: [122, 54],
  tafang: [46, 130],
  chenghuang: [116, 128],
  baiyun: [46, 208],
  jinyi: [118, 206],
  sheji: [112, 284],
  langfang: [56, 346],
  liulichang: [46, 424],
  shanchuan: [140, 428],
  // East of it.
  guozijian: [358, 54],
  kongmiao: [434, 62],
  jiaolou: [316, 88],
  dengshi: [372, 130],
  nanxin: [436, 136],
  dongyue: [436, 212],
  huitong: [370, 218],
  chaoqian: [364, 290],
  tiandi: [340, 430],
  zhangjiawan: [434, 424],
};

export function placeOf(building: string): [x: number, y: number] {
  return PLACES[building] ?? [0, 0];
}

export const SITES = Object.keys(PLACES);
