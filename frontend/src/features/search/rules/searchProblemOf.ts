import { plainWords } from '@portal/contract/fields/folding.ts';
import type { SearchProblem } from '@portal/contract/search/schemas.ts';

const MIN_LATIN_CHARACTERS = 2;
const LATIN = /^[\p{Script=Latin}\p{N}]*$/u;

/**
 * Why a text cannot be searched for, as far as the browser can tell; null if the server decides. In scripts other than the
 * Latin one, a name can be one character.
 */
export function searchProblemOf(text: string): SearchProblem | null {
  const characters = plainWords(text)
    .map(({ whole }) => whole)
    .join('');
  if (characters === '') return 'punctuation';
  return characters.length < MIN_LATIN_CHARACTERS && LATIN.test(characters) ? 'short' : null;
}
