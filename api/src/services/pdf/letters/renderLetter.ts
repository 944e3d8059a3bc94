import { createPdf, type Typefaces } from '../createPdf.ts';
import { renderPages } from '../renderPages.ts';
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
export async function renderLetter(letter: Letter, typefaces: Typefaces): Promise<RenderedLetter> {
  const { sender, date, addressee, subject, facility, closing } = letter;
  const [inRegular, inBold, letters] = await unprintableIn(typefaces, [
    ['regular', [sender.contact, date, ...addressee, facility].join(' ')],
    ['bold', [sender.name, subject, closing].join(' ')],
    ['regular', letter.paragraphs.flat().join('')],
  ]);
  const inNames = new Set([...inRegular!, ...inBold!]);
  if (inNames.size > 0) return { kind: 'missing-letters', where: 'names', letters: [...inNames] };
  if (letters!.length > 0) return { kind: 'missing-letters', where: 'text', letters: letters! };
  const { title, language, datedAt, pageLabel } = letter;
  const facts = { title, author: sender.name, language, datedAt, pageLabel };
  const content = await renderPages({ ...facts, draw: (writer) => drawLetter(writer, letter) }, typefaces);
  return { kind: 'pdf', content };
}

/** The characters of texts, each once per text, that a letter cannot show. */
export async function unprintableLetters(
  texts: readonly string[],
  typefaces: Typefaces,
): Promise<string[][]> {
  return unprintableIn(
    typefaces,
    texts.map((text) => ['regular', text] as const),
  );
}

async function unprintableIn(
  typefaces: Typefaces,
  texts: readonly (readonly [typeface: 'regular' | 'bold', text: string])[],
): Promise<string[][]> {
  const { document } = await createPdf({ title: '', datedAt: new Date(0) }, typefaces);
  return texts.map(([typeface, text]) => missingLetters(text, document, typeface));
}
