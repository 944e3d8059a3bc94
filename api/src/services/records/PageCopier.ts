import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNull,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import {
  categories,
  type Category,
  contentNames,
  type ContentNames,
  UnreadableContent,
} from './contentNames.ts';
import { isLayer } from './hidden/layers.ts';
import { stripJpeg } from './stripJpeg.ts';

/** Entries through which something outside of a page can be reached, or that say something about its file. */
const LEFT_OUT =
  /^(?:A|AA|AF|Alternates|Annots|B|DPart|Dest|LastModified|Metadata|OC|OPI|P|Parent|PieceInfo|Ref|SeparationInfo|StructParent|StructParents|Tabs|Thumb)$/;
/** Dictionaries whose keys are names of glyphs or colors, which can equal those. */
const NAMED = new Set(['CharProcs', 'Colorants', 'DotGain', 'Solidities']);
/** What a page may not take along: other pages, and what leads to all of them. */
const STRUCTURES = new Set([
  'Catalog',
  'Page',
  'Pages',
  'StructTreeRoot',
  'StructElem',
  'Outlines',
  'Filespec',
  'Sig',
]);
const MAX_DEPTH = 64;

/**
 * Copies pages of a document into another one. A page keeps its content, and of its resources only those that it uses,
 * recursively: a shared dictionary has the pictures of all pages, also of removed ones. JPEG pictures lose what says something
 * about their origin. Layers become normal content. Throws UnreadableContent for a page whose content cannot be read; it has
 * to become a picture.
 */
export class PageCopier {
  readonly #source: PDFContext;
  readonly #target: PDFContext;
  readonly #document: PDFDocument;
  readonly #copied = new Map<string, PDFRef>();
  readonly #fonts = new Set<PDFObject>();

  constructor(source: PDFDocument, target: PDFDocument) {
    this.#source = source.context;
    this.#target = target.context;
    this.#document = target;
  }

  /** Adds a copy of a page at the end of the target. What is outside of its crop box is no longer on the page. */
  copy(page: PDFPage): PDFPage {
    const streams = this.#contentsOf(page);
    const names = namesOf(streams);
    const resources = this.#resources(page.node.Resources(), names, 0);
    const box = shownBox(page);
    const added = this.#document.addPage();
    const { node } = added;
    node.set(PDFName.MediaBox, this.#target.obj(box));
    node.set(PDFName.Rotate, this.#target.obj(((page.getRotation().angle % 360) + 360) % 360));
    // The unit of its lengths, and in which colors what is transparent is mixed.
    for (const key of ['UserUnit', 'Group'].map((each) => PDFName.of(each))) {
      const value = page.node.get(key);
      if (value) node.set(key, this.#copy(value, 0));
    }
    node.set(PDFName.Resources, resources);
    const contents = streams.map((stream) => this.#target.register(this.#streamOf(stream, 0)));
    node.set(PDFName.Contents, this.#target.obj(contents));
    return added;
  }

  /** The fonts of the source that the copied pages use. */
  get fonts(): ReadonlySet<PDFObject> {
    return this.#fonts;
  }

  /** Whether something on the page is on a layer, so that it can be hidden. Other marks count too. */
  hasLayers(page: PDFPage): boolean {
    const seen = new Set<PDFObject>();
    const isOnLayer = (
      resources: PDFDict | undefined,
      streams: readonly PDFRawStream[],
      depth: number,
    ): boolean => {
      const names = namesOf(streams);
      if (names.Properties.size > 0) return true;
      if (!resources || depth > MAX_DEPTH) return false;
      return (['Font', 'Pattern', 'XObject'] as const).some((category) => {
        const found = resources.lookup(PDFName.of(category));
        const entries = found instanceof PDFDict ? found.entries() : [];
        return entries.some(([key, value]) => {
          const part = names[category].has(key.decodeText()) ? this.#source.lookup(value) : undefined;
          if (!part || seen.has(part)) return false;
          seen.add(part);
          // Glyphs that are drawn like pages are not looked into.
          if (part instanceof PDFDict) return isType3(part);
          if (!(part instanceof PDFRawStream)) return false;
          if (part.dict.has(PDFName.of('OC'))) return true;
          const own = part.dict.lookup(PDFName.Resources);
          return isContent(part) && isOnLayer(own instanceof PDFDict ? own : resources, [part], depth + 1);
        });
      });
    };
    return isOnLayer(page.node.Resources(), this.#contentsOf(page), 0);
  }

  #contentsOf(page: PDFPage): PDFRawStream[] {
    const contents = page.node.get(PDFName.Contents);
    const found = this.#source.lookup(contents);
    const parts = found instanceof PDFArray ? found.asArray() : contents ? [contents] : [];
    return parts.map((part) => {
      const stream = this.#source.lookup(part);
      if (!(stream instanceof PDFRawStream)) throw new UnreadableContent('no content');
      return stream;
    });
  }

  /** The used part of a resource dictionary. */
  #resources(resources: PDFDict | undefined, names: ContentNames, depth: number): PDFDict {
    const pruned = this.#target.obj({}) as PDFDict;
    if (!resources) return pruned;
    const all = withNestedNames(resources, names, this.#source);
    for (const category of categories) {
      const found = resources.lookup(PDFName.of(category));
      if (!(found instanceof PDFDict)) continue;
      const kept = this.#target.obj({}) as PDFDict;
      for (const [key, value] of found.entries()) {
        if (!isUsed(category, key.decodeText(), all)) continue;
        const object = this.#source.lookup(value);
        if (category === 'Font' && object) this.#fonts.add(object);
        // Programs differ in what they do with a layer without the settings of its file. What is copied is always shown.
        const isShown = category === 'Properties' && object instanceof PDFDict && isLayer(object);
        kept.set(key, isShown ? this.#target.obj({}) : this.#resource(value, resources, depth + 1));
      }
      if (kept.keys().length > 0) pruned.set(PDFName.of(category), kept);
    }
    return pruned;
  }

  /** A resource. A form or font without resources of its own uses those of its page, so it gets its part of them. */
  #resource(value: PDFObject, around: PDFDict, depth: number): PDFObject {
    const object = this.#source.lookup(value);
    if (
      object instanceof PDFDict &&
      isType3(object) &&
      !(object.lookup(PDFName.Resources) instanceof PDFDict)
    ) {
      const font = this.#dictOf(object, depth);
      font.set(PDFName.Resources, this.#resources(around, this.#glyphNames(object), depth + 1));
      return this.#target.register(font);
    }
    const inherits =
      object instanceof PDFRawStream &&
      isContent(object) &&
      !(object.dict.lookup(PDFName.Resources) instanceof PDFDict);
    if (!inherits) return this.#copy(value, depth);
    const copied = this.#streamOf(object, depth);
    copied.dict.set(PDFName.Resources, this.#resources(around, namesOf([object]), depth + 1));
    return this.#target.register(copied);
  }

  #copy(object: PDFObject, depth: number): PDFObject {
    if (depth > MAX_DEPTH) throw new UnreadableContent('nested too deeply');
    if (object instanceof PDFRef) return this.#copyRef(object, depth);
    if (object instanceof PDFArray) {
      const copied = PDFArray.withContext(this.#target);
      for (const each of object.asArray()) copied.push(this.#copy(each, depth + 1));
      return copied;
    }
    if (object instanceof PDFStream) return this.#streamOf(object, depth);
    if (object instanceof PDFDict) return isStructure(object) ? PDFNull : this.#dictOf(object, depth);
    return object;
  }

  #copyRef(reference: PDFRef, depth: number): PDFObject {
    const known = this.#copied.get(reference.toString());
    if (known) return known;
    const object = this.#source.lookup(reference);
    if (!object || (object instanceof PDFDict && isStructure(object))) return PDFNull;
    const copied = this.#target.nextRef();
    // Before its content, which can refer to it.
    this.#copied.set(reference.toString(), copied);
    this.#target.assign(copied, this.#copy(object, depth + 1));
    return copied;
  }

  #streamOf(stream: PDFStream, depth: number): PDFRawStream {
    if (!(stream instanceof PDFRawStream)) throw new UnreadableContent('stream');
    const dict = this.#dictOf(stream.dict, depth);
    if (isContent(stream)) {
      const own = stream.dict.lookup(PDFName.Resources);
      if (own instanceof PDFDict)
        dict.set(PDFName.Resources, this.#resources(own, namesOf([stream]), depth + 1));
    }
    return PDFRawStream.of(dict, isJpeg(stream) ? strippedJpeg(stream, dict) : stream.contents);
  }

  #dictOf(dict: PDFDict, depth: number): PDFDict {
    const copied = this.#target.obj({}) as PDFDict;
    const isForm =
      dict.get(PDFName.of('Subtype')) === PDFName.of('Form') || dict.has(PDFName.of('PatternType'));
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (LEFT_OUT.test(name)) continue;
      // Copied in part, by the callers.
      if (name === 'Resources' && (isForm || isType3(dict))) continue;
      copied.set(key, NAMED.has(name) ? this.#named(value, depth + 1) : this.#copy(value, depth + 1));
    }
    const own = dict.lookup(PDFName.Resources);
    if (isType3(dict) && own instanceof PDFDict)
      copied.set(PDFName.Resources, this.#resources(own, this.#glyphNames(dict), depth + 1));
    return copied;
  }

  /** All entries of a dictionary whose keys are names of glyphs or colors. */
  #named(value: PDFObject, depth: number): PDFObject {
    const dict = this.#source.lookup(value);
    if (!(dict instanceof PDFDict)) return this.#copy(value, depth);
    const copied = this.#target.obj({}) as PDFDict;
    for (const [key, each] of dict.entries()) copied.set(key, this.#copy(each, depth + 1));
    return copied;
  }

  /** What the glyphs of a font that draws them like pages use. */
  #glyphNames(font: PDFDict): ContentNames {
    const glyphs = font.lookup(PDFName.of('CharProcs'));
    if (!(glyphs instanceof PDFDict)) return namesOf([]);
    const streams = glyphs.values().flatMap((glyph) => {
      const stream = this.#source.lookup(glyph);
      return stream instanceof PDFRawStream ? [stream] : [];
    });
    return namesOf(streams);
  }
}

type Corners = [left: number, bottom: number, right: number, top: number];

/** What of a page is shown: its crop box, as far as it is on the page. The corners of a box can be any two. */
function shownBox(page: PDFPage): Corners {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()].map(({ x, y, width, height }): Corners => [
    Math.min(x, x + width),
    Math.min(y, y + height),
    Math.max(x, x + width),
    Math.max(y, y + height),
  ]) as [Corners, Corners];
  const shown: Corners = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ];
  return shown[0] < shown[2] && shown[1] < shown[3] ? shown : media;
}

/** Whether a dictionary is a font whose glyphs are drawn like pages. */
function isType3(dict: PDFDict): boolean {
  return dict.get(PDFName.of('Subtype')) === PDFName.of('Type3');
}

/** Whether a stream is drawn like a page: a form or a tiling pattern. */
function isContent({ dict }: PDFStream): boolean {
  const isForm = dict.get(PDFName.of('Subtype')) === PDFName.of('Form');
  return isForm || dict.has(PDFName.of('PatternType'));
}

function filtersOf({ dict }: PDFStream): PDFObject[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (!(filter instanceof PDFArray)) return filter ? [filter] : [];
  return filter.asArray().map((_, index) => filter.lookup(index)!);
}

function isJpeg(stream: PDFStream): boolean {
  return filtersOf(stream).at(-1) === PDFName.of('DCTDecode');
}

/** A JPEG picture without what says something about its origin. `dict`: of the copy, whose filters become the picture alone. */
function strippedJpeg(stream: PDFRawStream, dict: PDFDict): Uint8Array {
  const [filter, parms] = [PDFName.of('Filter'), PDFName.of('DecodeParms')];
  const packing = filtersOf(stream).slice(0, -1);
  if (packing.length === 0) return stripJpeg(stream.contents);
  const all = stream.dict.lookup(parms);
  const parmsOf = (index: number) => (all instanceof PDFArray ? all.lookup(index) : undefined) ?? PDFNull;
  const outer = stream.dict.context.obj({
    Filter: packing,
    DecodeParms: packing.map((_, index) => parmsOf(index)),
  }) as PDFDict;
  const unpacked = decoded(PDFRawStream.of(outer, stream.contents));
  dict.set(filter, PDFName.of('DCTDecode'));
  const own = parmsOf(packing.length);
  if (own instanceof PDFDict) dict.set(parms, own.clone(dict.context));
  else dict.delete(parms);
  return stripJpeg(unpacked);
}

function decoded(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    throw new UnreadableContent('filter');
  }
}

function isStructure(dict: PDFDict): boolean {
  const type = dict.lookup(PDFName.Type);
  return type instanceof PDFName && STRUCTURES.has(type.decodeText());
}

function isUsed(category: Category, name: string, names: ContentNames): boolean {
  return names[category].has(name);
}

/** What some content streams say together. */
export function joined(streams: readonly PDFRawStream[]): Uint8Array {
  return Buffer.concat(streams.flatMap((stream) => [decoded(stream), Buffer.from('\n')]));
}

/** The names that some content streams use together, as one stream: a name can be split between two. */
function namesOf(streams: readonly PDFRawStream[]): ContentNames {
  return contentNames(joined(streams));
}

/** With the names that forms without resources of their own take from those of the page. */
function withNestedNames(resources: PDFDict, names: ContentNames, source: PDFContext): ContentNames {
  const forms = resources.lookup(PDFName.XObject);
  if (!(forms instanceof PDFDict)) return names;
  const all = Object.fromEntries(categories.map((each) => [each, new Set(names[each])])) as Record<
    Category,
    Set<string>
  >;
  for (const [key, value] of forms.entries()) {
    if (!all.XObject.has(key.decodeText())) continue;
    const form = source.lookup(value);
    // Its own copy of the part that it uses is made where it is copied; colors of an image are named here.
    if (form instanceof PDFRawStream && !isContent(form)) {
      const space = form.dict.get(PDFName.of('ColorSpace'));
      if (space instanceof PDFName) all.ColorSpace.add(space.decodeText());
    }
  }
  return all;
}
