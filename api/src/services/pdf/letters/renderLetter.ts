import { createPdf, type Typefaces } from '../createPdf.ts';
import { drawLetter } from './drawLetter.ts';
import type { Letter } from './letter.ts';
import { missingLetters } from './missingLetters.ts';

export type RenderedLetter =
  | { readonly kind: 'pdf'; readonly content: Buffer }
  /** The text has these characters, which a letter cannot show. */
  | { readonly kind: 'missing-letters'; readonly letters: readonly string[] };

/** Renders a letter as tagged PDF. The same letter always gives the same bytes. */
export async function renderLetter(letter: Letter, typefaces?: Typefaces): Promise<RenderedLetter> {
  const { document, finished } = await createPdf({
    title: letter.title,
    author: letter.sender.name,
    language: letter.language,
    datedAt: new Date(letter.datedAt),
    typefaces,
  });
  const letters = missingLetters(letter.paragraphs.flat().join(''), document);
  if (letters.length > 0) return { kind: 'missing-letters', letters };
  drawLetter(document, letter);
  return { kind: 'pdf', content: await finished() };
}
