/** Percent of the size at which a page or image just fits the frame. */
export const DEFAULT_ZOOM = 100;
export const LEAST_ZOOM = 50;
export const MOST_ZOOM = 300;
const STEP = 25;

export function zoomedIn(zoom: number): number {
  return Math.min(MOST_ZOOM, zoom + STEP);
}

export function zoomedOut(zoom: number): number {
  return Math.max(LEAST_ZOOM, zoom - STEP);
}
