/** How large a document is: as wide as its frame, or in percent of its natural size. */
export type Zoom = 'fit' | number;

const MIN_ZOOM = 50;
const MAX_ZOOM = 300;
const STEP = 25;

/** The next larger step after a percentage, which can be between two steps; never smaller than it. */
export function zoomedIn(percent: number): number {
  const next = (Math.floor(percent / STEP) + 1) * STEP;
  return Math.max(percent, Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next)));
}

/** The next smaller step; never larger than the percentage. */
export function zoomedOut(percent: number): number {
  const next = (Math.ceil(percent / STEP) - 1) * STEP;
  return Math.min(percent, Math.max(MIN_ZOOM, next));
}
