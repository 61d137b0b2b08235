/** Drawings of the buildings, put together from roofs, walls, terraces; 60 wide, ground line at 0. */

export interface Part {
  look: "roof" | "wall" | "base" | "door" | "trim" | "water" | "bright";
  path: string;
}

/** Numbers short enough for a path. */
const at = (number: number) => Math.round(number * 10) / 10;

/** A roof with upturned eaves: its middle, its ridge, how wide, how high. */
function roof(x: number, ridge: number, width: number, height: number): Part {
  const half = width / 2;
  const eaves = ridge + height;
  const path =
    `M${at(x - half)} ${at(eaves - height * 0.3)}` +
    `Q${at(x - half * 0.6)} ${at(eaves - height * 0.35)} ${at(x - half * 0.46)} ${at(ridge)}` +
    `H${at(x + half * 0.46)}` +
    `Q${at(x + half * 0.6)} ${at(eaves - height * 0.35)} ${at(x + half)} ${at(eaves - height * 0.3)}` +
    `Q${at(x + half * 0.75)} ${at(eaves)} ${at(x + half * 0.6)} ${at(eaves)}` +
    `H${at(x - half * 0.6)}Q${at(x - half * 0.75)} ${at(eaves)} ${at(x - half)} ${at(eaves - height * 0.3)}z`;
  return { look: "roof", path };
}

function box(look: Part["look"], x: number, top: number, width: number, height: number): Part {
  return {
    look,
    path: `M${at(x - width / 2)} ${at(top)}h${at(width)}v${at(height)}h${at(-width)}z`,
  };
}

/** A passage with a round top, standing on a line. */
function arch(x: number, ground: number, width: number, height: number): Part {
  const r = width / 2;
  return {
    look: "door",
    path: `M${at(x - r)} ${at(ground)}v${at(r - height)}a${at(r)} ${at(r)} 0 0 1 ${at(width)} 0v${at(height - r)}z`,
  };
}

function disc(look: Part["look"], x: number, y: number, rx: number, ry: number): Part {
  return {
    look,
    path: `M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0z`,
  };
}

function columns(from: number, to: number, count: number, top: number, height: number): Part {
  const step = (to - from) / (count - 1);
  const path = Array.from({ length: count }, (_, n) => {
    return `M${at(from + n * step - 0.7)} ${at(top)}h1.4v${height}h-1.4z`;
  });
  return { look: "trim", path: path.join("") };
}

/** A hall of so many roofs on so many terraces. */
function hall(width: number, roofs: number, terraces: number): Part[] {
  const parts: Part[] = [];
  let top = 0;
  for (let n = 0; n < terraces; n++) {
    top -= 3.2;
    parts.push(box("base", 0, top, width + (terraces - n) * 5 - 2, 3.2));
  }
  parts.push(box("wall", 0, top - 9, width * 0.72, 9));
  parts.push(columns(-width * 0.33, width * 0.33, 6, top - 9, 9));
  parts.push(box("door", 0, top - 7, 6, 7));
  top -= 9;
  for (let n = 0; n < roofs; n++) {
    const wide = width * (1 - n * 0.22);
    parts.push(roof(0, top - 7.5, wide, 8));
    top -= 7.5;
    if (n < roofs - 1) {
      parts.push(box("wall", 0, top - 3, wide * 0.46, 3.2));
      top -= 3;
    }
  }
  return parts;
}

/** A gate: a mass of masonry with passages, and a tower upon it. */
function gate(width: number, passages: number, roofs: number): Part[] {
  const parts = [box("wall", 0, -14, width, 14), box("base", 0, -15.5, width + 2, 2)];
  for (let n = 0; n < passages; n++)
    parts.push(arch((n - (passages - 1) / 2) * (width / (passages + 0.6)), 0, 5.5, 9));
  return [...parts, ...moved(hall(width * 0.8, roofs, 0), 0, -15.5)];
}

/** The same part, moved: every path here uses M, L, Q and H absolutely. */
function lifted(part: Part, by: number, aside = 0): Part {
  const path = part.path.replace(/([MQHL])([^A-Za-z]+)/g, (_, letter: string, numbers: string) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (letter === "H") return `H${at((values[0] ?? 0) + aside)}`;
    return letter + values.map((value, n) => at(n % 2 ? value + by : value + aside)).join(" ");
  });
  return { ...part, path };
}

function moved(parts: Part[], aside: number, by = 0): Part[] {
  return parts.map((part) => lifted(part, by, aside));
}

function tower(height: number): Part[] {
  return [
    box("base", 0, -2.5, 30, 2.5),
    box("wall", 0, -height, 22, height - 2.5),
    arch(0, -2.5, 7, 10),
    ...moved(hall(28, 2, 0), 0, -height),
  ];
}

function pagoda(storeys: number, width: number): Part[] {
  const parts: Part[] = [];
  let top = 0;
  for (let n = 0; n < storeys; n++) {
    const wide = width * (1 - n * 0.14);
    parts.push(box("wall", 0, top - 4, wide * 0.55, 4), roof(0, top - 8, wide, 4.6));
    top -= 7.4;
  }
  parts.push(box("trim", 0, top - 5, 1.4, 5));
  return parts;
}

function stalls(): Part[] {
  return [-18, 0, 18].flatMap((x, n) => [
    box("wall", x, -9, 13, 9),
    box("door", x, -6, 6, 6),
    roof(x, n === 1 ? -17 : -15, 19, 7),
  ]);
}

function lanterns(xs: number[], y: number): Part[] {
  return xs.flatMap((x) => [box("trim", x, y - 6, 0.9, 4), disc("bright", x, y, 2.6, 2.4)]);
}

function barge(x: number, y: number): Part[] {
  return [
    {
      look: "wall",
      path: `M${x - 13} ${y - 5}Q${x} ${y + 3} ${x + 13} ${y - 6}L${x + 10} ${y}L${x - 9} ${y}z`,
    },
    {
      look: "bright",
      path: `M${x + 1} ${y - 21}Q${x + 11} ${y - 14} ${x + 10} ${y - 6}L${x + 1} ${y - 6}z`,
    },
    box("trim", x, y - 22, 1.2, 18),
  ];
}

const DRAWINGS: Record<string, Part[]> = {
  fengtian: hall(62, 2, 3),
  huagai: hall(38, 1, 2),
  jinshen: hall(52, 2, 2),
  qianqing: hall(54, 2, 1),
  kunning: hall(48, 2, 1),
  chenghuang: hall(40, 1, 1),
  dongyue: [...moved(hall(28, 1, 1), -14), ...moved(hall(34, 2, 1), 10)],
  baiyun: [...moved(hall(36, 1, 1), 6), ...moved(pagoda(3, 16), -18)],
  kongmiao: hall(44, 2, 1),
  zhenjue: [
    box("base", 0, -12, 40, 12),
    arch(0, 0, 7, 8),
    ...[-14, 14].flatMap((x) => moved(pagoda(2, 11), x, -12)),
    ...moved(pagoda(3, 14), 0, -12),
  ],
  sheji: [
    box("base", 0, -3, 50, 3),
    box("base", 0, -6, 42, 3),
    box("base", 0, -9, 34, 3),
    box("bright", -12, -11, 8, 2),
    box("roof", -4, -11, 8, 2),
    box("wall", 4, -11, 8, 2),
    box("trim", 12, -11, 8, 2),
    ...moved(hall(20, 1, 0), 0, -11),
  ],
  shanchuan: [
    { look: "water", path: "M-30 -6Q-22 -26 -14 -12Q-8 -32 2 -10L10 0L-30 0z" },
    box("base", 8, -4, 36, 4),
    ...moved(hall(28, 1, 1), 10, -3),
  ],
  tiandi: [
    disc("base", 0, -3, 28, 4),
    disc("base", 0, -6, 22, 3.4),
    box("wall", 0, -17, 22, 11),
    columns(-9, 9, 5, -17, 11),
    { look: "roof", path: "M-18 -16Q-6 -20 0 -27Q6 -20 18 -16Q0 -12 -18 -16z" },
    box("wall", 0, -26, 12, 4),
    { look: "roof", path: "M-12 -25Q-4 -29 0 -37Q4 -29 12 -25Q0 -21 -12 -25z" },
    disc("bright", 0, -38, 1.8, 1.8),
  ],
  langfang: [
    box("base", 0, -2, 56, 2),
    box("wall", 0, -10, 52, 8),
    columns(-25, 25, 8, -10, 8),
    roof(0, -18, 60, 9),
  ],
  dengshi: [...stalls(), ...lanterns([-9, 9, -27, 27], -14)],
  chaoqian: [
    ...moved(stalls(), 0),
    { look: "bright", path: "M-28 -16h18l-3 -5h-12z" },
    { look: "bright", path: "M10 -16h18l-3 -5h-12z" },
  ],
  tafang: [
    ...moved(hall(32, 1, 1), -12),
    box("door", 16, -9, 10, 9),
    box("bright", 20, -15, 7, 6),
    box("trim", 12, -15, 7, 6),
  ],
  liulichang: [
    { look: "wall", path: "M-24 0Q-24 -18 -12 -18Q0 -18 0 0z" },
    { look: "door", path: "M-16 0Q-16 -8 -12 -8Q-8 -8 -8 0z" },
    { look: "base", path: "M-6 -14L-4 -30L2 -30L4 -14z" },
    ...moved(hall(24, 1, 0), 15),
  ],
  zhiran: [
    ...moved(hall(34, 1, 1), -10),
    box("trim", 12, -20, 1.2, 20),
    box("trim", 27, -20, 1.2, 20),
    { look: "bright", path: "M12 -20h15v12q-3 3 -7 0q-4 -3 -8 0z" },
  ],
  zhangjiawan: [
    {
      look: "water",
      path: "M-30 0Q-24 -5 -18 -1Q-12 -5 -6 -1Q0 -5 6 -1Q12 -5 18 -1Q24 -5 30 0L30 4L-30 4z",
    },
    ...moved(hall(26, 1, 0), -16, -4),
    ...barge(14, -1),
  ],
  huitong: [...moved(hall(30, 2, 1), -12), ...moved(hall(24, 1, 1), 17), ...lanterns([2], -16)],
  jinshui: [
    { look: "water", path: "M-30 0Q-15 -5 0 -1Q15 -5 30 0L30 4L-30 4z" },
    {
      look: "base",
      path: "M-28 -2Q0 -20 28 -2L28 2L20 2Q17 -5 12 -5Q7 -5 5 2L-5 2Q-7 -5 -12 -5Q-17 -5 -20 2L-28 2z",
    },
    { look: "trim", path: "M-28 -5Q0 -23 28 -5L28 -3Q0 -21 -28 -3z" },
  ],
  nanxin: [...moved(hall(30, 1, 0), -15), ...moved(hall(30, 1, 0), 15)],
  jiaolou: [
    box("base", 0, -9, 26, 9),
    box("wall", 0, -15, 18, 6),
    roof(0, -21, 32, 7),
    box("wall", 0, -24, 12, 3.5),
    roof(0, -29, 22, 6),
    box("wall", 0, -31, 6, 3),
    roof(0, -36, 13, 6),
  ],
  jinyi: [
    ...moved(hall(38, 1, 1), 2),
    box("trim", -23, -30, 1.2, 30),
    { look: "bright", path: "M-22 -30L-11 -26L-22 -21z" },
  ],
  guozijian: [
    ...hall(40, 1, 1),
    ...moved([box("trim", -24, -16, 1.6, 16), box("trim", 24, -16, 1.6, 16)], 0),
    roof(-24, -19, 12, 4),
    roof(24, -19, 12, 4),
  ],
  gulou: tower(13),
  zhonglou: tower(17),
  lizheng: gate(46, 1, 2),
  chengtian: gate(54, 5, 1),
  wumen: [
    box("wall", -25, -18, 9, 18),
    box("wall", 25, -18, 9, 18),
    roof(-25, -24, 14, 7),
    roof(25, -24, 14, 7),
    ...gate(42, 3, 2),
  ],
};

export function edifice(building: string): Part[] {
  return DRAWINGS[building] ?? hall(40, 1, 1);
}
