import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a page draws, step by step, as pdf.js reports it. */
export interface DrawingSteps {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** `unpainted`: invisible, as text behind the picture of a scan. `hidden`: on a layer that is not shown. */
type Visibility = 'seen' | 'unpainted' | 'hidden';

/** Text rendering modes that paint nothing: invisible, and only for cutting out (ISO 32000-2, table 104). */
const UNPAINTED: ReadonlySet<unknown> = new Set([3, 7]);
/** From this part of unpainted text on, the page is a picture with recognized text behind it. */
const MIN_RECOGNIZED = 0.5;

/**
 * Which of the texts of a page people can read: those that are seen, and those of a picture (`isPicture`) whose text a
 * program recognized. `texts`: in the order in which the page prints them. `isLayerShown`: whether the layer is shown
 * that pdf.js describes.
 */
export function readableTexts(
  texts: readonly string[],
  steps: DrawingSteps,
  isLayerShown: (layer: unknown) => boolean,
): { readonly isReadable: readonly boolean[]; readonly isPicture: boolean } {
  const printed = printedCharacters(steps, isLayerShown);
  if (printed.every((each) => each === 'seen'))
    return { isReadable: texts.map(() => true), isPicture: false };
  const shown = printed.filter((each) => each !== 'hidden');
  const unpainted = shown.filter((each) => each === 'unpainted').length;
  const isPicture = unpainted > 0 && unpainted >= MIN_RECOGNIZED * shown.length;
  const lengths = texts.map((text) => charactersIn(text));
  // If texts and steps differ, nobody knows which text is seen.
  const isKnown = lengths.reduce((total, length) => total + length, 0) === printed.length;
  let end = 0;
  const isReadable = lengths.map((length) => {
    const start = end;
    end += length;
    const isEach = (each: Visibility) => each === 'seen' || (isPicture && each === 'unpainted');
    return isKnown && printed.slice(start, end).every(isEach);
  });
  return { isReadable, isPicture };
}

/** How each printed character is seen that is not white space. */
function printedCharacters(
  { fnArray, argsArray }: DrawingSteps,
  isLayerShown: (layer: unknown) => boolean,
): Visibility[] {
  const printed: Visibility[] = [];
  const saved: boolean[] = [];
  /** For each part that is marked, whether it is on a layer that is not shown. */
  const marked: boolean[] = [];
  let isPainted = true;
  fnArray.forEach((step, index) => {
    const [argument, detail] = Array.isArray(argsArray[index]) ? (argsArray[index] as unknown[]) : [];
    switch (step) {
      case OPS.save:
      case OPS.paintFormXObjectBegin:
        saved.push(isPainted);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        isPainted = saved.pop() ?? isPainted;
        break;
      case OPS.setTextRenderingMode:
        isPainted = !UNPAINTED.has(argument);
        break;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        marked.push(argument === 'OC' && !isLayerShown(detail));
        break;
      case OPS.endMarkedContent:
        marked.pop();
        break;
      case OPS.showText: {
        const visibility = marked.includes(true) ? 'hidden' : isPainted ? 'seen' : 'unpainted';
        for (const text of glyphTexts(argument))
          for (let count = charactersIn(text); count > 0; count--) printed.push(visibility);
        break;
      }
    }
  });
  return printed;
}

/** The texts of the glyphs of a step. Numbers between them are gaps. */
function glyphTexts(glyphs: unknown): string[] {
  if (!Array.isArray(glyphs)) return [];
  return glyphs.flatMap((glyph: unknown) => {
    const text = typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? glyph.unicode : null;
    return typeof text === 'string' ? [text] : [];
  });
}

function charactersIn(text: string): number {
  return text.normalize('NFKC').replace(/\s/g, '').length;
}
