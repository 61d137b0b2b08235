/** The part of the map that is seen: zooming and moving. */

import { SHEET, type Point } from "./terrain";

const FARTHEST = 1;
const NEAREST = 5;
const GLIDE = 220; // milliseconds

interface Look {
  zoom: number;
  x: number;
  y: number;
}

const HOME: Look = { zoom: 1, x: SHEET.x + SHEET.width / 2, y: SHEET.y + SHEET.height / 2 };

export class Lens {
  #look = $state.raw<Look>(HOME);
  #frame = 0;
  /** Pixels that the frame is wide. */
  width = $state(0);
  height = $state(0);

  get zoom(): number {
    return this.#look.zoom;
  }

  get centre(): Point {
    return [this.#look.x, this.#look.y];
  }

  /** Units of the drawing that are seen: the frame may be higher or wider than the sheet. */
  get #seen(): { width: number; height: number } {
    const scale = this.scale;
    return { width: this.width / scale, height: this.height / scale };
  }

  /** Pixels for one unit of the drawing. */
  get scale(): number {
    if (!this.width || !this.height) return this.#look.zoom;
    return Math.min(this.width / SHEET.width, this.height / SHEET.height) * this.#look.zoom;
  }

  get viewBox(): string {
    const { zoom, x, y } = this.#look;
    const [width, height] = [SHEET.width / zoom, SHEET.height / zoom];
    return [x - width / 2, y - height / 2, width, height].map((n) => n.toFixed(1)).join(" ");
  }

  get isNear(): boolean {
    return this.#look.zoom > 1.01;
  }

  /** Zoom by a factor so that a point of the drawing stays where it is seen. */
  zoomAt(by: number, [x, y]: Point): void {
    const { zoom, x: cx, y: cy } = this.#look;
    const next = Math.max(FARTHEST, Math.min(NEAREST, zoom * by));
    const ratio = zoom / next;
    this.#set({ zoom: next, x: x + (cx - x) * ratio, y: y + (cy - y) * ratio });
  }

  /** Move by pixels. */
  move(dx: number, dy: number): void {
    const { zoom, x, y } = this.#look;
    this.#set({ zoom, x: x - dx / this.scale, y: y - dy / this.scale });
  }

  /** Glide to where a button asks. */
  glide(zoom: number, [x, y]: Point = this.centre): void {
    const from = this.#look;
    const to = this.#inside({ zoom: Math.max(FARTHEST, Math.min(NEAREST, zoom)), x, y });
    cancelAnimationFrame(this.#frame);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.#look = to;
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const soft = part * (2 - part);
      const mix = (a: number, b: number) => a + (b - a) * soft;
      this.#look = { zoom: mix(from.zoom, to.zoom), x: mix(from.x, to.x), y: mix(from.y, to.y) };
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  home(): void {
    this.glide(1, [HOME.x, HOME.y]);
  }

  /** Bring a point into sight if it is not there. */
  reveal([x, y]: Point, margin = 50): void {
    const { width, height } = this.#seen;
    const [cx, cy] = this.centre;
    const off = (at: number, middle: number, half: number) =>
      Math.max(0, Math.abs(at - middle) - Math.max(0, half - margin));
    if (off(x, cx, width / 2) || off(y, cy, height / 2)) this.glide(this.zoom, [x, y]);
  }

  #set(look: Look): void {
    cancelAnimationFrame(this.#frame);
    this.#look = this.#inside(look);
  }

  #inside({ zoom, x, y }: Look): Look {
    const clamp = (at: number, low: number, long: number) => {
      const half = long / zoom / 2;
      return Math.max(low + half, Math.min(low + long - half, at));
    };
    return {
      zoom,
      x: clamp(x, SHEET.x, SHEET.width),
      y: clamp(y, SHEET.y, SHEET.height),
    };
  }
}
