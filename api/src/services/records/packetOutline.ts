import { type PDFDocument, PDFDict, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/** So many nodes are in a node of the page tree. A viewer that reads parts of the file finds a page with a few of them. */
const KIDS = 32;

const [COUNT, FIRST, KIDS_OF, LAST, NEXT, PARENT, PREVIOUS] = [
  'Count',
  'First',
  'Kids',
  'Last',
  'Next',
  'Parent',
  'Prev',
].map((name) => PDFName.of(name)) as [PDFName, PDFName, PDFName, PDFName, PDFName, PDFName, PDFName];

interface PageNode {
  readonly ref: PDFRef;
  /** Pages in it. */
  readonly count: number;
}

/** Makes these pages of the document its pages, in this order. They cannot be changed then. */
export function setPages({ context, catalog }: PDFDocument, pages: readonly PDFRef[]): void {
  // As the other dictionaries they are packed together then, where a viewer finds many of them at once.
  for (const ref of pages) {
    const page = context.lookup(ref, PDFDict);
    context.assign(ref, PDFDict.fromMapWithContext(new Map(page.entries()), context));
  }
  const root = catalog.get(PDFName.of('Pages')) as PDFRef;
  const adopt = (node: PDFDict, ref: PDFRef, kids: readonly PageNode[]): PageNode => {
    const count = kids.reduce((sum, kid) => sum + kid.count, 0);
    node.set(KIDS_OF, context.obj(kids.map((kid) => kid.ref)));
    node.set(COUNT, context.obj(count));
    for (const kid of kids) context.lookup(kid.ref, PDFDict).set(PARENT, ref);
    return { ref, count };
  };
  let level: PageNode[] = pages.map((ref) => ({ ref, count: 1 }));
  while (level.length > KIDS) {
    const nodes: PageNode[] = [];
    for (let from = 0; from < level.length; from += KIDS) {
      const node = context.obj({ Type: 'Pages' });
      nodes.push(adopt(node, context.register(node), level.slice(from, from + KIDS)));
    }
    level = nodes;
  }
  adopt(context.lookup(root, PDFDict), root, level);
}

interface Bookmark {
  readonly title: string;
  readonly page: PDFRef;
}

/** Adds the outline, which viewers show beside the pages. */
export function addOutline({ context, catalog }: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const outline = context.obj({ Type: 'Outlines', Count: bookmarks.length });
  const parent = context.register(outline);
  const items = bookmarks.map(({ title, page }) =>
    context.register(
      context.obj({ Title: PDFHexString.fromText(title), Parent: parent, Dest: [page, 'Fit'] }),
    ),
  );
  items.forEach((item, index) => {
    const dict = context.lookup(item, PDFDict);
    if (index > 0) dict.set(PREVIOUS, items[index - 1]!);
    if (index < items.length - 1) dict.set(NEXT, items[index + 1]!);
  });
  const [first, last] = [items.at(0), items.at(-1)];
  if (!first || !last) return;
  outline.set(FIRST, first);
  outline.set(LAST, last);
  catalog.set(PDFName.of('Outlines'), parent);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
