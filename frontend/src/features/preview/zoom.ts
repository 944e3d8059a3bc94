/** Percent of the natural size, or of the size that fits the frame if that is smaller. */
export const DEFAULT_ZOOM = 100;
export const MIN_ZOOM = 50;
export const MAX_ZOOM = 300;
const STEP = 25;

export function zoomedIn(zoom: number): number {
  return Math.min(MAX_ZOOM, zoom + STEP);
}

export function zoomedOut(zoom: number): number {
  return Math.max(MIN_ZOOM, zoom - STEP);
}
