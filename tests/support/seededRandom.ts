/** Returns an integer from 0 to below the limit. */
export type RandomBelow = (limit: number) => number;

/** A deterministic generator: the same seed gives the same numbers in every run. */
export function seededRandom(seed: number): RandomBelow {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % limit;
  };
}
