/** A drawing of the page as a file that people can keep and send. */

import cabin from "@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2?url";
import garamond from "@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2?url";

const FONTS = { Cabin: cabin, "EB Garamond": garamond }; // as in app.css
const SVG = "http://www.w3.org/2000/svg";

/** Lines of so many letters at most, broken between words; a longer word stands alone. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

async function fontFace([family, address]: [string, string]): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `@font-face{font-family:"${family}";font-weight:400 700;src:url(data:font/woff2;base64,${text})}`;
}

/** A file brings its colours and letters along: whoever opens it has no style sheet of ours. */
export async function svgFile(drawing: SVGSVGElement, name: string): Promise<File> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll("[class]");
  drawing.querySelectorAll("[class]").forEach((one, n) => {
    const { fill, stroke } = getComputedStyle(one);
    copies[n]?.setAttribute("fill", fill);
    copies[n]?.setAttribute("stroke", stroke);
    copies[n]?.removeAttribute("class");
  });
  const style = document.createElementNS(SVG, "style");
  style.textContent = (await Promise.all(Object.entries(FONTS).map(fontFace))).join("");
  copy.prepend(style);
  const text = new XMLSerializer().serializeToString(copy);
  return new File([text], `${name}.svg`, { type: "image/svg+xml" });
}

export async function pngFile(drawing: SVGSVGElement, name: string): Promise<File> {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  const text = await (await svgFile(drawing, name)).text();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `${name}.png`, { type: "image/png" });
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
