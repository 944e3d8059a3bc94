const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** The distance of a full-width character to its usual form. */
const DISTANCE = 0xfee0;

/**
 * A typed or pasted text in the characters that the portal reads: full-width digits and signs become the usual ones, tabs
 * and line breaks become spaces, and characters that nobody sees are removed.
 */
export function asciiForms(text: string): string {
  return text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - DISTANCE))
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/\p{Cf}/gu, '');
}

/** The digits of a typed or pasted text. */
export function enteredDigits(text: string): string {
  return asciiForms(text).replace(/\D/g, '');
}
