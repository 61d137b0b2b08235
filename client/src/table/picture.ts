/** A drawing of the page as a file that people can keep and send. */

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

export function svgFile(drawing: SVGSVGElement, name: string): File {
  const text = new XMLSerializer().serializeToString(drawing);
  return new File([text], `${name}.svg`, { type: "image/svg+xml" });
}

export async function pngFile(drawing: SVGSVGElement, name: string): Promise<File> {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  const text = await svgFile(drawing, name).text();
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
