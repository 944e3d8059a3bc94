/** Scripts that are read from right to left. The PDF library would print their letters in the wrong order. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const UNASSIGNED = /[\p{Co}\p{Cn}]/u;

/** Characters that show nothing by themselves: spaces, line breaks, control characters, marks of joining and direction. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** The characters of a text, each once, that a typeface of a document cannot show as they are written. */
export function missingLetters(
  text: string,
  document: PDFKit.PDFDocument,
  typeface: 'regular' | 'bold',
): string[] {
  const { _font } = document.font(typeface) as unknown as {
    readonly _font: { readonly font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
  };
  const isMissing = (letter: string) =>
    !INVISIBLE.test(letter) &&
    (RIGHT_TO_LEFT.test(letter) ||
      UNASSIGNED.test(letter) ||
      !_font.font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  return [...new Set(text.toWellFormed().normalize('NFC'))].filter(isMissing);
}
