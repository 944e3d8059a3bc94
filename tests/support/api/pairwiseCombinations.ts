/** One choice of each dimension, by its index. */
type Combination = readonly number[];

/**
 * Few combinations in which every two choices of different dimensions meet at least once: faults that show only for
 * some combination of filters mostly show for a pair of them. `sizes`: how many choices each dimension has.
 */
export function pairwiseCombinations(sizes: readonly number[]): Combination[] {
  const all = sizes.reduce<Combination[]>(
    (some, size) => some.flatMap((chosen) => Array.from({ length: size }, (_, index) => [...chosen, index])),
    [[]],
  );
  const open = new Set(all.flatMap(pairsOf));
  const chosen: Combination[] = [];
  while (open.size > 0) {
    const gains = (combination: Combination) => pairsOf(combination).filter((pair) => open.has(pair)).length;
    const best = all.reduce((a, b) => (gains(b) > gains(a) ? b : a));
    chosen.push(best);
    for (const pair of pairsOf(best)) open.delete(pair);
  }
  return chosen;
}

function pairsOf(combination: Combination): string[] {
  return combination.flatMap((one, first) =>
    combination.slice(first + 1).map((other, rest) => `${first}:${one}|${first + 1 + rest}:${other}`),
  );
}
