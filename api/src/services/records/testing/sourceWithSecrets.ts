import { PDFDocument, PDFName, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

export const SECRET = 'SecretOfTheRemovedPage';

/**
 * Two pages with one resource dictionary. The second one has the secret in all places that the first one could reach: resources,
 * links, beads, actions, private data, and structure elements.
 */
export async function sourceWithSecrets() {
  const source = await PDFDocument.create({ updateMetadata: false });
  const { context } = source;
  const font = await source.embedFont(StandardFonts.Helvetica);
  const [kept, removed] = [source.addPage([600, 800]), source.addPage([600, 800])];
  const stream = (content: string, dict = {}) => context.register(context.stream(content, dict));
  const form = (content: string, resources: object = {}) =>
    stream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [-9, -9, 300, 30],
      Resources: context.obj(resources as never),
    });
  const inner = form('BT /F1 9 Tf (kept inner) Tj ET', { Font: { F1: font.ref } });
  const keptForm = form('/Fm9 Do', { XObject: { Fm9: inner, Fm8: form(`(${SECRET}) Tj`) } });
  const shared = context.obj({
    Font: { F1: font.ref },
    XObject: { Fm1: keptForm, Fm2: form(`(${SECRET}) Tj`) },
    ExtGState: { GS1: { SMask: { Type: 'Mask', S: 'Alpha', G: form(`(${SECRET}) Tj`) } } },
    Properties: { MC1: { Secret: SECRET } },
  } as never);
  const content = (page: PDFPage, text: string) => {
    page.node.set(PDFName.Resources, shared);
    page.node.set(PDFName.Contents, stream(text));
  };
  content(kept, 'BT /F1 20 Tf 20 20 Td (kept page) Tj ET q 1 0 0 1 20 60 cm /Fm1 Do Q');
  content(removed, `BT /F1 20 Tf 20 20 Td (${SECRET}) Tj ET q 1 0 0 1 20 60 cm /Fm2 Do Q /GS1 gs`);
  const link = {
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 9, 9],
    Dest: [removed.ref, 'Fit'],
    Contents: SECRET,
  };
  kept.node.set(PDFName.of('Annots'), context.obj([link] as never));
  kept.node.set(PDFName.of('B'), context.obj([context.register(context.obj({ P: removed.ref }))]));
  kept.node.set(PDFName.of('AA'), context.obj({ O: { S: 'JavaScript', JS: SECRET } } as never));
  kept.node.set(PDFName.of('PieceInfo'), context.obj({ Private: SECRET } as never));
  kept.node.set(PDFName.of('Metadata'), stream(SECRET));
  kept.node.set(PDFName.of('StructParents'), context.obj(0));
  const element = (page: PDFPage) => ({ Type: 'StructElem', S: 'P', Pg: page.ref, K: 0, Alt: SECRET });
  const root = { Type: 'StructTreeRoot', K: [context.register(context.obj(element(removed)))] };
  source.catalog.set(PDFName.of('StructTreeRoot'), context.register(context.obj(root)));
  source.setAuthor(SECRET);
  return source;
}
