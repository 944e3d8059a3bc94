import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfContent {
  readonly title: string;
  readonly language: string | null;
  /** The text of each page. */
  readonly pages: readonly string[];
}

/** The title, language and text of a PDF. */
export async function readPdf(content: Uint8Array): Promise<PdfContent> {
  const task = getDocument({ data: content.slice(), verbosity: 0 });
  const document = await task.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  await task.destroy();
  return { title: title ?? '', language: language ?? null, pages };
}
