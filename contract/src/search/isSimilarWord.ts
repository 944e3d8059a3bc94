/**
 * Whether a typed word becomes the other word, or its beginning, by changing, adding, leaving out or swapping at most one
 * letter. Both plain (`plainWords`).
 */
export function isSimilarWord(typed: string, word: string): boolean {
  const [one, other] = [Array.from(typed), Array.from(word)];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const isBeginning = (rest: readonly string[], of: readonly string[]) =>
    rest.every((letter, index) => letter === of[index]);
  const [restOfOne, restOfOther] = [one.slice(same), other.slice(same)];
  if (restOfOne.length === 0) return true;
  const [first, second, ...others] = restOfOne;
  return (
    isBeginning(restOfOne.slice(1), restOfOther.slice(1)) ||
    isBeginning(restOfOne.slice(1), restOfOther) ||
    isBeginning(restOfOne, restOfOther.slice(1)) ||
    (second !== undefined &&
      first === restOfOther[1] &&
      second === restOfOther[0] &&
      isBeginning(others, restOfOther.slice(2)))
  );
}
