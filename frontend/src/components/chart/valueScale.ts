/** A scale of round steps that holds zero and some values, which may be below it. */
export interface ValueScale {
  readonly bottom: number;
  readonly top: number;
  readonly ticks: readonly number[];
}

const STEPS = 4;

/** The shortest scale for the values; it is at least four units long, so that little does not look like much. */
export function valueScale(values: readonly number[]): ValueScale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = roundStep(Math.max((highest - lowest) / STEPS, 1));
  const below = Math.ceil(-lowest / step);
  const above = Math.max(Math.ceil(highest / step), step === 1 ? STEPS - below : 0);
  return {
    bottom: 0 - below * step,
    top: above * step,
    ticks: Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step),
  };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is no smaller than `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((digit) => digit * power >= least) ?? 10);
}
