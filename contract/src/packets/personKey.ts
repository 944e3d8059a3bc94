import { plainWords } from '../fields/folding.ts';

/** Names of pages with the same words are the same, in any order and without initials. */
export function personKey(name: string): string {
  const words = plainWords(name).flatMap(({ pieces }) => pieces.map(({ whole }) => whole));
  const long = words.filter((word) => word.length > 1);
  return (long.length > 1 ? long : words).toSorted().join(' ');
}
