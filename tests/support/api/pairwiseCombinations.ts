/** The index of one option per dimension. */
type Combination = readonly number[];

/**
 * A small set of combinations that contains every pair of options from two dimensions (pairwise testing). Most faults in
 * combined filters show with some pair. `sizes`: the number of options per dimension.
 */
export function pairwiseCombinations(sizes: readonly number[]): Combination[] {
  const all = sizes.reduce<Combination[]>(
    (partial, size) =>
      partial.flatMap((chosen) => Array.from({ length: size }, (_, index) => [...chosen, index])),
    [[]],
  );
  const missing = new Set(all.flatMap(pairsOf));
  const chosen: Combination[] = [];
  while (missing.size > 0) {
    const gains = (combination: Combination) =>
      pairsOf(combination).filter((pair) => missing.has(pair)).length;
    const best = all.reduce((a, b) => (gains(b) > gains(a) ? b : a));
    chosen.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return chosen;
}

function pairsOf(combination: Combination): string[] {
  return combination.flatMap((one, first) =>
    combination.slice(first + 1).map((other, rest) => `${first}:${one}|${first + 1 + rest}:${other}`),
  );
}
