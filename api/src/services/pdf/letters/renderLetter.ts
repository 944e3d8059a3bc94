import { createPdf, type Typefaces } from '../createPdf.ts';
import { drawLetter } from './drawLetter.ts';
import type { Letter } from './letter.ts';
import { missingLetters } from './missingLetters.ts';

export type RenderedLetter =
  | { readonly kind: 'pdf'; readonly content: Buffer }
  /** These characters cannot be shown. `where`: in the text, or in what the letter prints besides, such as names. */
  | {
      readonly kind: 'missing-letters';
      readonly where: 'text' | 'names';
      readonly letters: readonly string[];
    };

/** Renders a letter as tagged PDF. The same letter always gives the same bytes. */
export async function renderLetter(letter: Letter, typefaces?: Typefaces): Promise<RenderedLetter> {
  const { document, finished } = await createPdf({
    title: letter.title,
    author: letter.sender.name,
    language: letter.language,
    datedAt: new Date(letter.datedAt),
    typefaces,
  });
  const { sender, date, addressee, subject, facility, closing } = letter;
  const inNames = new Set([
    ...missingLetters([sender.contact, date, ...addressee, facility].join(' '), document, 'regular'),
    ...missingLetters([sender.name, subject, closing].join(' '), document, 'bold'),
  ]);
  if (inNames.size > 0) return { kind: 'missing-letters', where: 'names', letters: [...inNames] };
  const letters = missingLetters(letter.paragraphs.flat().join(''), document, 'regular');
  if (letters.length > 0) return { kind: 'missing-letters', where: 'text', letters };
  drawLetter(document, letter);
  return { kind: 'pdf', content: await finished() };
}

/** The characters of a text, each once, that a letter cannot show. */
export async function unprintableLetters(text: string): Promise<string[]> {
  const { document } = await createPdf({ title: '', datedAt: new Date(0) });
  return missingLetters(text, document, 'regular');
}
