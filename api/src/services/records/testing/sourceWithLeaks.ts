import {
  degrees,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';

/** A page that stays, one whose secrets are redacted, and one that is removed. */
interface Pages {
  readonly context: PDFContext;
  readonly document: PDFDocument;
  readonly kept: PDFPage;
  readonly redacted: PDFPage;
  readonly removed: PDFPage;
  readonly font: PDFRef;
  /** Adds to what a page draws. */
  readonly draw: (page: PDFPage, content: string) => void;
  /** Adds a resource, which all three pages share. Returns its name. */
  readonly share: (category: string, value: object) => string;
  readonly stream: (content: string | Uint8Array, dict?: object) => PDFRef;
}

type Plant = (pages: Pages, secret: string) => void;

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase();
const name = (text: string) => PDFName.of(text);

/** A form that shows a text. */
function form({ stream, font }: Pages, secret: string, more: object = {}): PDFRef {
  return stream(`BT /F1 14 Tf 0 g 2 4 Td (${secret}) Tj ET`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 300, 20],
    Resources: { Font: { F1: font } },
    ...more,
  });
}

function annotate({ context }: Pages, page: PDFPage, annotation: object): void {
  const dict = { Type: 'Annot', Rect: [60, 300, 360, 320], ...annotation };
  const known = page.node.Annots();
  const reference = context.register(context.obj(dict as never));
  if (known) known.push(reference);
  else page.node.set(name('Annots'), context.obj([reference]));
}

/** A font whose only glyph is drawn as a page is. */
function glyphFont({ stream }: Pages, secret: string, glyph = secret): object {
  const drawn = stream(`600 0 d0 % ${secret}\n0 0 500 700 re f`);
  return {
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 600, 700],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: { [glyph]: drawn },
    Encoding: { Type: 'Encoding', Differences: [65, name(glyph)] },
    FirstChar: 65,
    LastChar: 65,
    Widths: [600],
    Resources: {},
  };
}

/** What one code of a font stands for. */
function toUnicode({ stream }: Pages, code: string, text: string, comment = ''): PDFRef {
  const value = Buffer.from(text, 'utf16le').swap16().toString('hex');
  return stream(
    `${comment}
/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Any def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <${code}> <${value}> endbfchar
endcmap end end`,
  );
}

/** A gray picture. JPEG files get a comment and an application segment. */
function jpeg(secret: string): Buffer {
  const canvas = createCanvas(40, 20);
  const context = canvas.getContext('2d');
  context.fillStyle = '#aaa';
  context.fillRect(0, 0, 40, 20);
  const plain = canvas.toBuffer('image/jpeg', 80);
  const segment = (marker: number, text: string) => {
    const body = Buffer.from(text, 'latin1');
    return Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body]);
  };
  const added = [segment(0xe1, `Exif\0\0${secret}`), segment(0xfe, secret)];
  return Buffer.concat([plain.subarray(0, 2), ...added, plain.subarray(2)]);
}

const image = (facts: object) => ({ Type: 'XObject', Subtype: 'Image', ...facts });

/** Where secrets are on the page that is redacted, or how something else leads to them. */
const onPage: Readonly<Record<string, Plant>> = {
  'text layer': ({ draw, redacted }, secret) => draw(redacted, `BT /F1 14 Tf 60 700 Td (${secret}) Tj ET`),
  'hidden text': ({ draw, redacted }, secret) =>
    draw(redacted, `BT 3 Tr /F1 14 Tf 60 680 Td (${secret}) Tj ET 0 Tr`),
  'text in parts': ({ draw, redacted }, secret) =>
    draw(redacted, `BT /F1 14 Tf 60 660 Td [(${secret.slice(0, 4)}) -5 (${secret.slice(4)})] TJ ET`),
  'text in hexadecimal digits': ({ draw, redacted }, secret) =>
    draw(redacted, `BT /F1 14 Tf 60 640 Td <${hex(secret)}> Tj ET`),
  'OCR layer over a picture': ({ draw, share, stream, redacted }, secret) => {
    const picture = stream(
      Buffer.alloc(200, 0x55),
      image({ Width: 20, Height: 10, BitsPerComponent: 8, ColorSpace: 'DeviceGray' }),
    );
    draw(redacted, `q 200 0 0 20 60 615 cm /${share('XObject', picture)} Do Q`);
    draw(redacted, `BT 3 Tr /F1 14 Tf 60 620 Td (${secret}) Tj ET 0 Tr`);
  },
  'picture under the box': ({ draw, share, stream, redacted }, secret) => {
    const rows = Buffer.from(secret.padEnd(20, secret).repeat(10), 'latin1');
    const picture = stream(
      rows,
      image({ Width: 20, Height: 10, BitsPerComponent: 8, ColorSpace: 'DeviceGray' }),
    );
    draw(redacted, `q 200 0 0 20 60 590 cm /${share('XObject', picture)} Do Q`);
  },
  'inline picture': ({ draw, redacted }, secret) => {
    const rows = secret.padEnd(16, 'x').slice(0, 16);
    draw(redacted, `q 100 0 0 20 60 565 cm BI /W 4 /H 4 /BPC 8 /CS /G ID ${rows} EI Q`);
  },
  'JPEG with the facts of a camera': ({ draw, share, stream, redacted }, secret) => {
    const facts = {
      Width: 40,
      Height: 20,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
      Filter: 'DCTDecode',
    };
    draw(redacted, `q 100 0 0 20 60 540 cm /${share('XObject', stream(jpeg(secret), image(facts)))} Do Q`);
  },
  'metadata of a picture': ({ draw, share, stream, redacted }, secret) => {
    const facts = { Width: 1, Height: 1, BitsPerComponent: 8, ColorSpace: 'DeviceGray' };
    const metadata = stream(`<x:xmpmeta>${secret}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' });
    const picture = stream(Buffer.from([90]), image({ ...facts, Metadata: metadata }));
    draw(redacted, `q 100 0 0 20 60 515 cm /${share('XObject', picture)} Do Q`);
  },
  ActualText: ({ draw, redacted }, secret) =>
    draw(redacted, `/Span <</ActualText (${secret})>> BDC BT /F1 9 Tf 60 500 Td (x) Tj ET EMC`),
  'alternate text in a property list': ({ draw, share, redacted }, secret) =>
    draw(
      redacted,
      `/Figure /${share('Properties', { Alt: PDFString.of(secret) })} BDC BT /F1 9 Tf 80 500 Td (x) Tj ET EMC`,
    ),
  'marked point': ({ draw, share, redacted }, secret) =>
    draw(redacted, `/Note /${share('Properties', { Secret: PDFString.of(secret) })} DP`),
  ligature: (pages, secret) => {
    const base = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
    const font = pages.share('Font', { ...base, ToUnicode: toUnicode(pages, '41', secret) });
    pages.draw(pages.redacted, `BT /${font} 14 Tf 60 480 Td (A) Tj ET`);
  },
  'comment of a character map': (pages, secret) => {
    const base = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
    const font = pages.share('Font', { ...base, ToUnicode: toUnicode(pages, '41', 'A', `% ${secret}`) });
    pages.draw(pages.redacted, `BT /${font} 14 Tf 80 480 Td (A) Tj ET`);
  },
  'name of a font': ({ draw, share, redacted }, secret) => {
    const base = { Type: 'Font', Subtype: 'Type1', BaseFont: name(`ABCDEF+${secret}`) };
    draw(redacted, `BT /${share('Font', base)} 14 Tf 100 480 Td (A) Tj ET`);
  },
  'glyph of a font': (pages, secret) =>
    pages.draw(
      pages.redacted,
      `BT /${pages.share('Font', glyphFont(pages, secret))} 14 Tf 120 480 Td (A) Tj ET`,
    ),
  'form of a shared dictionary': (pages, secret) =>
    pages.draw(pages.redacted, `q 1 0 0 1 60 450 cm /${pages.share('XObject', form(pages, secret))} Do Q`),
  'transparency group': (pages, secret) => {
    const group = form(pages, secret, { Group: { S: 'Transparency', CS: 'DeviceRGB' } });
    pages.draw(pages.redacted, `q 1 0 0 1 60 425 cm /${pages.share('XObject', group)} Do Q`);
  },
  'soft mask': (pages, secret) => {
    const mask = {
      Type: 'Mask',
      S: 'Luminosity',
      G: form(pages, secret, { Group: { S: 'Transparency', CS: 'DeviceGray' } }),
    };
    const state = pages.share('ExtGState', { Type: 'ExtGState', SMask: mask });
    pages.draw(pages.redacted, `q /${state} gs 0.5 g 60 400 200 20 re f Q`);
  },
  pattern: (pages, secret) => {
    const pattern = pages.stream(`BT /F1 9 Tf 0 g 2 4 Td (${secret}) Tj ET`, {
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, 90, 12],
      XStep: 90,
      YStep: 12,
      Resources: { Font: { F1: pages.font } },
    });
    pages.draw(pages.redacted, `q /Pattern cs /${pages.share('Pattern', pattern)} scn 60 375 200 20 re f Q`);
  },
  'name of a color': ({ draw, share, redacted }, secret) => {
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [0], C1: [1], N: 1 };
    const space = share('ColorSpace', [name('Separation'), name(secret), name('DeviceGray'), tint]);
    draw(redacted, `q /${space} cs 0.4 scn 60 350 200 20 re f Q`);
  },
  'comment of the content': ({ draw, redacted }, secret) => draw(redacted, `% ${secret}\n`),
  'private data of a program': ({ context, redacted }, secret) =>
    redacted.node.set(
      name('PieceInfo'),
      context.obj({ Any: { LastModified: PDFString.of('D:2026'), Private: PDFString.of(secret) } } as never),
    ),
  thumbnail: ({ stream, redacted }, secret) =>
    redacted.node.set(
      name('Thumb'),
      stream(Buffer.from(secret.padEnd(16, 'x').slice(0, 16)), {
        Width: 4,
        Height: 4,
        BitsPerComponent: 8,
        ColorSpace: 'DeviceGray',
      }),
    ),
  note: (pages, secret) =>
    annotate(pages, pages.redacted, { Subtype: 'Text', Contents: PDFString.of(secret) }),
  'link to an address': (pages, secret) =>
    annotate(pages, pages.redacted, {
      Subtype: 'Link',
      A: { S: 'URI', URI: PDFString.of(`https://example.com/${secret}`) },
    }),
  'attached file of the page': (pages, secret) =>
    annotate(pages, pages.redacted, {
      Subtype: 'FileAttachment',
      FS: {
        Type: 'Filespec',
        F: PDFString.of('a.txt'),
        EF: { F: pages.stream(secret, { Type: 'EmbeddedFile' }) },
      },
    }),
  'script of the page': ({ context, redacted }, secret) =>
    redacted.node.set(
      name('AA'),
      context.obj({ O: { S: 'JavaScript', JS: PDFString.of(`app.alert("${secret}")`) } } as never),
    ),
  'metadata of the page': ({ stream, redacted }, secret) =>
    redacted.node.set(name('Metadata'), stream(secret, { Type: 'Metadata', Subtype: 'XML' })),
  'link of the page that stays': (pages, secret) =>
    annotate(pages, pages.kept, {
      Subtype: 'Link',
      Contents: PDFHexString.fromText(secret),
      Dest: [pages.redacted.ref, name('Fit')],
    }),
  'note whose page is another one': (pages, secret) =>
    annotate(pages, pages.kept, { Subtype: 'Link', P: pages.redacted.ref, NM: PDFString.of(secret) }),
  'removed page': ({ draw, removed }, secret) => draw(removed, `BT /F1 14 Tf 60 700 Td (${secret}) Tj ET`),
  'link to the removed page': (pages, secret) =>
    annotate(pages, pages.kept, {
      Subtype: 'Link',
      Contents: PDFString.of(secret),
      Dest: [pages.removed.ref, name('Fit')],
    }),
  article: ({ context, document, kept, redacted }, secret) => {
    const bead = context.register(context.obj({ Type: 'Bead', P: redacted.ref, R: [0, 0, 9, 9] } as never));
    const thread = context.obj({ Type: 'Thread', F: bead, I: { Title: PDFString.of(secret) } } as never);
    document.catalog.set(name('Threads'), context.obj([context.register(thread)]));
    for (const page of [kept, redacted]) page.node.set(name('B'), context.obj([bead]));
  },
};

/** Where secrets are in the file itself. */
const inFile: Readonly<Record<string, Plant>> = {
  'appearance of a stamp': (pages, secret) =>
    annotate(pages, pages.redacted, { Subtype: 'Stamp', F: 4, AP: { N: form(pages, secret) } }),
  title: ({ document }, secret) => document.setTitle(secret),
  'metadata of the file': ({ document, stream }, secret) =>
    document.catalog.set(name('Metadata'), stream(secret, { Type: 'Metadata', Subtype: 'XML' })),
  'attached file': ({ context, document, stream }, secret) => {
    const file = {
      Type: 'Filespec',
      F: PDFString.of('a.txt'),
      EF: { F: stream(secret, { Type: 'EmbeddedFile' }) },
    };
    addName(context, document, 'EmbeddedFiles', [PDFString.of('a.txt'), file]);
  },
  'script of the file': ({ context, document }, secret) =>
    addName(context, document, 'JavaScript', [
      PDFString.of('a'),
      { S: 'JavaScript', JS: PDFString.of(`// ${secret}`) },
    ]),
  'named destination': ({ context, document, redacted }, secret) =>
    addName(context, document, 'Dests', [PDFString.of(secret), [redacted.ref, name('Fit')]]),
  bookmark: ({ context, document, redacted }, secret) => {
    const [root, item] = [context.nextRef(), context.nextRef()];
    const title = PDFHexString.fromText(secret);
    context.assign(item, context.obj({ Title: title, Parent: root, Dest: [redacted.ref, 'Fit'] } as never));
    context.assign(root, context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 } as never));
    document.catalog.set(name('Outlines'), root);
  },
  'page label': ({ context, document }, secret) =>
    document.catalog.set(
      name('PageLabels'),
      context.obj({ Nums: [0, { P: PDFString.of(secret) }] } as never),
    ),
  'alternate text of the structure': ({ context, document, redacted, kept }, secret) => {
    const root = context.nextRef();
    const element = {
      Type: 'StructElem',
      S: 'Figure',
      P: root,
      Pg: redacted.ref,
      K: 0,
      Alt: PDFString.of(secret),
    };
    context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [element] } as never));
    document.catalog.set(name('StructTreeRoot'), root);
    document.catalog.set(name('MarkInfo'), context.obj({ Marked: true } as never));
    for (const page of [kept, redacted]) page.node.set(name('StructParents'), context.obj(0));
  },
  'output intent': ({ context, document }, secret) =>
    document.catalog.set(
      name('OutputIntents'),
      context.obj([
        { Type: 'OutputIntent', S: 'GTS_PDFA1', OutputConditionIdentifier: PDFString.of(secret) },
      ] as never),
    ),
  'web capture': ({ context, document }, secret) =>
    document.catalog.set(
      name('SpiderInfo'),
      context.obj({ V: 1, C: [{ URL: PDFString.of(`https://example.com/${secret}`) }] } as never),
    ),
  'value of a form': (pages, secret) => addField(pages, secret, { FT: 'Tx', V: PDFString.of(secret) }),
  'name of a field': (pages, secret) =>
    addField(pages, 'x', { FT: 'Tx', V: PDFString.of('x'), TU: PDFString.of(secret) }),
  signature: ({ context, document }, secret) => {
    const signature = { Type: 'Sig', Filter: 'Adobe.PPKLite', Reason: PDFString.of(secret) };
    const field = { FT: 'Sig', T: PDFString.of('sig'), V: signature };
    formOf(context, document).push(context.register(context.obj(field as never)));
  },
};

/** Layers turn their pages into pictures before, so they have a file of their own. */
const onLayers: Readonly<Record<string, Plant>> = {
  'layer that is off': (pages, secret) => {
    const layer = addLayer(pages, 'Notes');
    const key = pages.share('Properties', layer);
    pages.draw(pages.redacted, `/OC /${key} BDC BT /F1 14 Tf 60 700 Td (${secret}) Tj ET EMC`);
  },
  'name of a layer': (pages, secret) => {
    const key = pages.share('Properties', addLayer(pages, secret));
    pages.draw(pages.redacted, `/OC /${key} BDC BT /F1 14 Tf 60 680 Td (x) Tj ET EMC`);
  },
};

/** Fonts that the page that stays uses too. */
const inSharedFonts: Readonly<Record<string, Plant>> = {
  'glyph of a font that the kept page uses': (pages, secret) => {
    const font = glyphFont(pages, secret) as { CharProcs: object; Encoding: object };
    const plain = pages.stream('600 0 d0 0 0 500 300 re f');
    const both = {
      ...font,
      CharProcs: { ...font.CharProcs, plain },
      Encoding: { Type: 'Encoding', Differences: [65, name(secret), name('plain')] },
      LastChar: 66,
      Widths: [600, 600],
    };
    const key = pages.share('Font', pages.context.register(pages.context.obj(both as never)));
    pages.draw(pages.redacted, `BT /${key} 14 Tf 60 700 Td (A) Tj ET`);
    pages.draw(pages.kept, `BT /${key} 14 Tf 60 700 Td (B) Tj ET`);
  },
  'word of a font that the kept page uses': (pages, secret) => {
    const base = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
    const font = { ...base, ToUnicode: toUnicode(pages, '41', secret) };
    const key = pages.share('Font', pages.context.register(pages.context.obj(font as never)));
    pages.draw(pages.redacted, `BT /${key} 14 Tf 60 680 Td (A) Tj ET`);
    pages.draw(pages.kept, `BT /${key} 14 Tf 60 680 Td (B) Tj ET`);
  },
};

/** A page with more than it shows becomes a picture also without redactions. */
const onCropped: Readonly<Record<string, Plant>> = {
  'cropped area': ({ draw, redacted }, secret) => {
    redacted.setCropBox(0, 0, 600, 800);
    draw(redacted, `BT /F1 14 Tf 60 860 Td (${secret}) Tj ET`);
  },
};

/** A page that is turned in its file. Its box is where it is seen. */
const onTurned: Readonly<Record<string, Plant>> = {
  'turned page': ({ draw, redacted }, secret) => {
    redacted.setRotation(degrees(90));
    draw(redacted, `BT /F1 14 Tf 60 700 Td (${secret}) Tj ET`);
  },
};

function addName(
  context: PDFContext,
  { catalog }: PDFDocument,
  tree: string,
  names: readonly unknown[],
): void {
  entryOf(context, catalog, 'Names', {}).set(name(tree), context.obj({ Names: names } as never));
}

function formOf(context: PDFContext, { catalog }: PDFDocument): PDFArray {
  return entryOf(context, catalog, 'AcroForm', { Fields: [] }).lookup(name('Fields'), PDFArray);
}

/** A dictionary of the catalog, which begins with these entries. */
function entryOf(context: PDFContext, catalog: PDFDict, key: string, entries: object): PDFDict {
  if (!catalog.has(name(key))) catalog.set(name(key), context.obj(entries as never));
  return catalog.lookup(name(key), PDFDict);
}

function addField(pages: Pages, shown: string, facts: object): void {
  const { context, document, redacted } = pages;
  const fields = formOf(context, document);
  const field = {
    ...facts,
    T: PDFString.of(`field ${shown}`),
    Subtype: 'Widget',
    Type: 'Annot',
    F: 4,
    P: redacted.ref,
    Rect: [60, 250, 360, 270],
    AP: { N: form(pages, shown) },
  };
  const reference = context.register(context.obj(field as never));
  fields.push(reference);
  const annotations = redacted.node.Annots();
  if (annotations) annotations.push(reference);
  else redacted.node.set(name('Annots'), context.obj([reference]));
}

/** A layer that is off. */
function addLayer({ context, document: { catalog } }: Pages, title: string): PDFRef {
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of(title) } as never));
  const layers = entryOf(context, catalog, 'OCProperties', { OCGs: [], D: { ON: [], OFF: [] } });
  layers.lookup(name('OCGs'), PDFArray).push(layer);
  layers.lookup(name('D'), PDFDict).lookup(name('OFF'), PDFArray).push(layer);
  return layer;
}

/** Content that an earlier revision of the file has, and a comment between its objects. */
function withEarlierRevision(
  bytes: Uint8Array,
  secrets: readonly [earlier: string, comment: string],
): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]);
  const [, size, root] = /\/Size (\d+)[\s\S]*?\/Root (\d+ \d+ R)/.exec(
    text.slice(text.lastIndexOf('trailer')),
  )!;
  const earlier = `${size} 0 obj\n(${secrets[0]})\nendobj\n`;
  const objectAt = text.length;
  const tableAt = objectAt + earlier.length;
  const table = (entry: string, previous: number) =>
    `xref\n${size} 1\n${entry}\ntrailer\n<</Size ${Number(size) + 1} /Root ${root} /Prev ${previous}>>\n`;
  const first = `${earlier}${table(`${String(objectAt).padStart(10, '0')} 00000 n `, start)}startxref\n${tableAt}\n%%EOF\n`;
  const secondAt = objectAt + first.length;
  const later = `${size} 0 obj\n(nothing)\nendobj\n% ${secrets[1]}\n`;
  const second = `${later}${table(`${String(secondAt).padStart(10, '0')} 00000 n `, tableAt)}startxref\n${secondAt + later.length}\n%%EOF\n`;
  return Buffer.from(text + first + second, 'latin1');
}

const REVISIONS = ['earlier revision', 'comment of the file'] as const;

export interface SourceWithLeaks {
  readonly title: string;
  readonly content: Uint8Array;
  /** A word for each place in which it is. */
  readonly secrets: ReadonlyMap<string, string>;
}

let count = 0;

/** A word that is in no other text. */
function nextSecret(): string {
  const number = (count += 1);
  const letters = [...String(number).padStart(3, '0')].map((digit) => 'BCDFGHJKLM'[Number(digit)]);
  return `Qz${letters.join('')}vexil`;
}

async function sourceWith(title: string, plants: Readonly<Record<string, Plant>>): Promise<SourceWithLeaks> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const font = (await document.embedFont(StandardFonts.Helvetica)).ref;
  const shared: Record<string, Record<string, unknown>> = { Font: { F1: font } };
  const resources = context.nextRef();
  const contents = new Map<PDFPage, string[]>();
  const [kept, redacted, removed] = ['The kept page', 'The redacted page', 'The removed page'].map(
    (heading) => {
      const page = document.addPage([600, 800]);
      page.setMediaBox(0, 0, 600, 900);
      page.setCropBox(0, 0, 600, 800);
      contents.set(page, [`BT /F1 20 Tf 60 750 Td (${heading}) Tj ET`]);
      return page;
    },
  ) as [PDFPage, PDFPage, PDFPage];
  const stream = (content: string | Uint8Array, dict: object = {}) =>
    context.register(context.stream(content, dict as never));
  let names = 0;
  const pages: Pages = {
    context,
    document,
    kept,
    redacted,
    removed,
    font,
    stream,
    draw: (page, content) => contents.get(page)!.push(content),
    share: (category, value) => {
      const key = `R${(names += 1)}`;
      (shared[category] ??= {})[key] = value;
      return key;
    },
  };
  const secrets = new Map<string, string>();
  for (const [place, plant] of Object.entries(plants)) {
    const secret = nextSecret();
    secrets.set(place, secret);
    plant(pages, secret);
  }
  context.assign(resources, context.obj(shared as never));
  for (const [page, drawn] of contents) {
    page.node.set(PDFName.Resources, resources);
    page.node.set(PDFName.Contents, stream(drawn.join('\n')));
  }
  const content = await document.save({
    objectsPerTick: Infinity,
    updateFieldAppearances: false,
    useObjectStreams: false,
  });
  return { title, content, secrets };
}

/** The titles of the sources. */
export const leakingSources = [
  'on the page',
  'in the file',
  'on layers',
  'in shared fonts',
  'on a turned page',
  'on a cropped page',
] as const;

/**
 * Files with a page that stays, one whose secrets are all within `REDACTED_BOX`, and one that is removed. All have the same
 * resource dictionary.
 */
export async function sourcesWithLeaks(): Promise<SourceWithLeaks[]> {
  const inFileSource = await sourceWith('in the file', inFile);
  const revisions = [nextSecret(), nextSecret()] as const;
  return [
    await sourceWith('on the page', onPage),
    {
      ...inFileSource,
      content: withEarlierRevision(inFileSource.content, revisions),
      secrets: new Map([
        ...inFileSource.secrets,
        ...REVISIONS.map((place, index) => [place, revisions[index]!] as const),
      ]),
    },
    await sourceWith('on layers', onLayers),
    await sourceWith('in shared fonts', inSharedFonts),
    await sourceWith('on a turned page', onTurned),
    await sourceWith('on a cropped page', onCropped),
  ];
}
