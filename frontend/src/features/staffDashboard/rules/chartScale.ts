/** A scale for counts: its end, and the values that are written beside it, all whole. */
export interface ChartScale {
  readonly top: number;
  readonly ticks: readonly number[];
}

const MOST_STEPS = 4;

/** The shortest scale of round steps that holds a count. It is never so short that a single request looks like many. */
export function chartScale(highest: number): ChartScale {
  const held = Math.max(highest, MOST_STEPS);
  const step = roundStep(held / MOST_STEPS);
  const steps = Math.ceil(held / step);
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is no smaller than `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((digit) => digit * power >= least) ?? 10);
}
