import { TextDecoder } from 'node:util';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { OfficeThreat } from '../../domain/files/office/officeThreat.ts';
import {
  isExternalLinkPart,
  isExternalLinkType,
  isHarmlessLink,
  isMacroType,
  isSettingsPart,
  isSettingsType,
  percentDecoded,
  type Relationship,
  threatOfRelationship,
} from '../../domain/files/office/packageParts.ts';

/** More than any Office file needs: a worksheet can have 65,530 links, and a link to a workbook its last values. */
const MAX_ELEMENTS = 200_000;
const MAX_CHARACTERS = 16 * 1024 * 1024;
const MAX_DEPTH = 32;
const MAX_ATTRIBUTES = 32;

/** Encodings that are decoded like Office does. In other encodings a threat could be hidden. */
const BYTE_ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  'utf-16': 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
};
/** The XML declaration is at the start. */
const DECLARATION_BYTES = 256;

/** The unpacked content of a part. Throws `ZipRefused`. */
type Chunks = () => AsyncIterable<Buffer>;

/** What the XML of a package says about its other parts, in lowercase. */
export interface PackageFacts {
  /** Names of parts with a link to another workbook, without their folders. */
  readonly externalLinks: Set<string>;
  /** Extensions of parts that have macros. Some programs list one without such parts. */
  readonly macroExtensions: Set<string>;
  /** Names of parts with the settings of a document, without their folders. */
  readonly settings: Set<string>;
  /** Names of parts with links to web pages or pictures elsewhere, without their folders. */
  readonly linking: Set<string>;
}

/** The facts of a package of which nothing was read yet. */
export function noFacts(): PackageFacts {
  return {
    externalLinks: new Set(),
    macroExtensions: new Set(),
    settings: new Set(['settings.xml']),
    linking: new Set(),
  };
}

/** The threat in the content types of a package; null if there is none. Adds what they say to `facts`. */
export async function threatInContentTypes(
  chunks: Chunks,
  facts: PackageFacts,
): Promise<OfficeThreat | null> {
  return threatInXml(chunks, ({ local, attributes }) => {
    const types = Object.values(attributes).filter((attribute) => attribute.local === 'ContentType');
    if (types.some(({ value }) => isMacroType(value))) {
      const extension = attributes['Extension']?.value;
      if (local !== 'Default' || !extension) return 'macros';
      facts.macroExtensions.add(extension.trim().toLowerCase());
    }
    if (types.some(({ value }) => isExternalLinkType(value)))
      facts.externalLinks.add(baseName(attributes['PartName']?.value ?? ''));
    if (types.some(({ value }) => isSettingsType(value)))
      facts.settings.add(baseName(attributes['PartName']?.value ?? ''));
    return null;
  });
}

/** The threat in the relationships of the part `source`; null if there is none. Adds what they say to `facts`. */
export async function threatInRelationships(
  chunks: Chunks,
  source: string,
  facts: PackageFacts,
): Promise<OfficeThreat | null> {
  return threatInXml(chunks, (tag) => {
    if (tag.local !== 'Relationship') return null;
    const relationship = relationshipOf(tag);
    if (relationship === null) return 'unreadable';
    if (isExternalLinkPart(relationship)) facts.externalLinks.add(baseName(relationship.target));
    if (isSettingsPart(relationship)) facts.settings.add(baseName(relationship.target));
    // The settings name their template by the ID of a relationship, whatever its type says.
    if (isHarmlessLink(relationship)) facts.linking.add(source);
    return threatOfRelationship(relationship);
  });
}

/** The threat in a part with a link to another workbook; null if there is none. A DDE link starts a program. */
export async function threatInExternalLink(chunks: Chunks): Promise<OfficeThreat | null> {
  return threatInXml(chunks, ({ local }) => (local === 'ddeLink' ? 'external' : null));
}

/** The last part of a path, in lowercase. Names of parts have no case. */
export function baseName(path: string): string {
  const end = path.split(/[?#]/)[0]!;
  const name = percentDecoded(end)
    .replace(/[\\/\s.]+$/, '')
    .split(/[\\/]/)
    .at(-1)!;
  return name.trim().toLowerCase();
}

const RELATIONSHIP_ATTRIBUTES = ['Type', 'Target', 'TargetMode'];

/** What a Relationship element says; null if one of its attributes is in a namespace, which no schema allows. */
function relationshipOf({ attributes }: SaxesTagNS): Relationship | null {
  const isForeign = Object.values(attributes).some(
    ({ prefix, local }) => prefix !== '' && RELATIONSHIP_ATTRIBUTES.includes(local),
  );
  if (isForeign) return null;
  const [type, target, mode] = RELATIONSHIP_ATTRIBUTES.map((name) => attributes[name]?.value ?? '');
  return { type: type!, target: target!, mode: mode! };
}

/** Thrown to end the parser. */
class Found extends Error {
  readonly threat: OfficeThreat;

  constructor(threat: OfficeThreat) {
    super(threat);
    this.threat = threat;
  }
}

/**
 * The first threat that `find` returns for an element. `unreadable` for what an XML parser refuses, and for entities and
 * encodings that could hide something. Reads the part in pieces, in time proportional to its length.
 */
async function threatInXml(
  chunks: Chunks,
  find: (tag: SaxesTagNS) => OfficeThreat | null,
): Promise<OfficeThreat | null> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let elements = 0;
  let depth = 0;
  let attributes = 0;
  const stop = (threat: OfficeThreat) => {
    throw new Found(threat);
  };
  parser.on('error', () => stop('unreadable'));
  parser.on('doctype', () => stop('unreadable'));
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0' || (encoding && !BYTE_ENCODINGS[encoding.toLowerCase()])) stop('unreadable');
  });
  parser.on('opentagstart', () => {
    attributes = 0;
    elements++;
    depth++;
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) stop('too-complex');
  });
  parser.on('attribute', () => {
    attributes++;
    if (attributes > MAX_ATTRIBUTES) stop('too-complex');
  });
  parser.on('closetag', () => depth--);
  parser.on('opentag', (tag) => {
    const threat = find(tag);
    if (threat) stop(threat);
  });
  let length = 0;
  try {
    for await (const text of decoded(chunks())) {
      length += text.length;
      if (length > MAX_CHARACTERS) return 'too-complex';
      parser.write(text);
    }
    parser.close();
    return null;
  } catch (error) {
    if (error instanceof Found) return error.threat;
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'unreadable';
    throw error;
  }
}

/** The text of XML. Throws for bytes that are not in its encoding. */
async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let head: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.byteLength < DECLARATION_BYTES) continue;
    decoder = decoderFor(head);
    yield decoder.decode(head, { stream: true });
  }
  yield decoder ? decoder.decode() : decoderFor(head).decode(head);
}

function decoderFor(head: Buffer): TextDecoder {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || second === 0)
    return new TextDecoder('utf-16le', { fatal: true });
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be', { fatal: true });
  const declaration = head.toString('latin1', 0, DECLARATION_BYTES);
  const declared = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/.exec(
    declaration,
  )?.[1];
  return new TextDecoder(BYTE_ENCODINGS[declared?.toLowerCase() ?? ''] ?? 'utf-8', { fatal: true });
}
