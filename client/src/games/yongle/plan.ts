/** Where the buildings stand: Beijing as the Yongle Emperor planned it, north above. */

export const WIDTH = 480;
export const HEIGHT = 496;
export const TOP = -56; // above the wall there are mountains

/** The middle of the ground line of every building. */
const PLACES: Record<string, [x: number, y: number]> = {
  // On the axis.
  zhonglou: [272, 62],
  gulou: [208, 62],
  kunning: [240, 110],
  qianqing: [240, 148],
  jinshen: [240, 186],
  huagai: [240, 220],
  fengtian: [240, 260],
  jinshui: [240, 284],
  wumen: [240, 336],
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
  jiaolou: [318, 92],
  dengshi: [362, 128],
  nanxin: [438, 140],
  dongyue: [438, 206],
  huitong: [360, 224],
  chaoqian: [364, 290],
  tiandi: [340, 430],
  zhangjiawan: [434, 424],
};

export function placeOf(building: string): [x: number, y: number] {
  return PLACES[building] ?? [0, 0];
}

export const SITES = Object.keys(PLACES);
