/** A scale with round steps that includes zero. Values may be negative. */
export interface ValueScale {
  readonly bottom: number;
  readonly top: number;
  readonly ticks: readonly number[];
}

const STEPS = 4;

/** The shortest scale for the values. It spans at least four units, so that small values do not look large. */
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

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `min`. */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  return power * ([1, 2, 5].find((digit) => digit * power >= min) ?? 10);
}
