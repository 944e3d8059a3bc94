import type { Rotation } from '@portal/contract/packets/recipe.ts';
import { PAGE_UNITS, type PageBox } from '@portal/contract/packets/redactions.ts';

/** Smaller boxes are a click with the mouse, or hide nothing. */
const MIN_UNITS = 40;
/** How far a key moves a box or one of its sides. */
const STEP = 100;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a box is on the page as the bench shows it: rotated clockwise. In units of the shown page. */
export function rotatedBox({ x, y, width, height }: PageBox, rotation: Rotation): PageBox {
  switch (rotation) {
    case 0:
      return { x, y, width, height };
    case 90:
      return { x: PAGE_UNITS - y - height, y: x, width: height, height: width };
    case 180:
      return { x: PAGE_UNITS - x - width, y: PAGE_UNITS - y - height, width, height };
    case 270:
      return { x: y, y: PAGE_UNITS - x - width, width: height, height: width };
  }
}

/** The box of a page from where it is shown. Undoes `rotatedBox`. */
export function unrotatedBox(shown: PageBox, rotation: Rotation): PageBox {
  return rotatedBox(shown, ((360 - rotation) % 360) as Rotation);
}

/** The box between two points, cut at the edges of the page; null if it is too small to be meant. */
export function boxBetween(one: Point, other: Point): PageBox | null {
  const [left, right] = ordered(one.x, other.x);
  const [top, bottom] = ordered(one.y, other.y);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width < MIN_UNITS || box.height < MIN_UNITS ? null : box;
}

/** Where a box begins that is drawn with the keyboard. */
export const firstBox: PageBox = { x: 4_000, y: 4_800, width: 2_000, height: 400 };

/** The box after an arrow key, which moves it or changes its size; null for another key. */
export function boxAfterKey(box: PageBox, key: string, resizes: boolean): PageBox | null {
  const { x, y, width, height } = box;
  const by = stepOf(key);
  if (!by) return null;
  if (resizes)
    return {
      x,
      y,
      width: between(width + by.x, MIN_UNITS, PAGE_UNITS - x),
      height: between(height + by.y, MIN_UNITS, PAGE_UNITS - y),
    };
  return {
    x: between(x + by.x, 0, PAGE_UNITS - width),
    y: between(y + by.y, 0, PAGE_UNITS - height),
    width,
    height,
  };
}

/** Whether all of a box is in another one. */
export function isCovered({ x, y, width, height }: PageBox, by: PageBox): boolean {
  return x >= by.x && y >= by.y && x + width <= by.x + by.width && y + height <= by.y + by.height;
}

/** Where a box is, for styles. */
export function boxStyle({ x, y, width, height }: PageBox) {
  const percent = (units: number) => `${(units / PAGE_UNITS) * 100}%`;
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

function stepOf(key: string): Point | null {
  switch (key) {
    case 'ArrowLeft':
      return { x: -STEP, y: 0 };
    case 'ArrowRight':
      return { x: STEP, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: -STEP };
    case 'ArrowDown':
      return { x: 0, y: STEP };
    default:
      return null;
  }
}

function ordered(one: number, other: number): readonly [number, number] {
  const [low, high] = one < other ? [one, other] : [other, one];
  return [between(Math.round(low), 0, PAGE_UNITS), between(Math.round(high), 0, PAGE_UNITS)];
}

function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
