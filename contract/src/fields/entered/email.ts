import { asciiForms } from './asciiForms.ts';

/** Longer texts are refused anyway. Searching them would take long. */
const MAX_CHARACTERS = 1000;

/**
 * An email address as it is typed or pasted, also from a link or an address book: without `mailto:`, the name before
 * `<address>`, and a list separator after it.
 */
export function enteredEmail(text: string): string {
  if (text.length > MAX_CHARACTERS) return text;
  const plain = asciiForms(text).trim();
  const [, bracketed = plain] = /<([^<>]*)>[\s,;]*$/.exec(plain) ?? [];
  return bracketed
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/[\s,;]+$/, '');
}
