/** Whether two words differ by one letter: another one, one more or less, or two neighbors swapped. */
export function isOneEditApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  if (one.length !== other.length) {
    return restOfOne.length > restOfOther.length
      ? restOfOne.slice(1) === restOfOther
      : restOfOther.slice(1) === restOfOne;
  }
  const isSwapped = restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0];
  return (
    restOfOne.slice(1) === restOfOther.slice(1) || (isSwapped && restOfOne.slice(2) === restOfOther.slice(2))
  );
}
