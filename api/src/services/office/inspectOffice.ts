import { bytesMatchType, type FileType } from '@portal/contract/files/rules/fileTypes.ts';
import { threatInCompoundFile } from '../../domain/files/office/compoundFile.ts';
import { isOldMacroSheet } from '../../domain/files/office/excelRecords.ts';
import type { OfficeThreat } from '../../domain/files/office/officeThreat.ts';
import { HEAD_BYTES, isMacroPart, isProgram, isProgramName } from '../../domain/files/office/packageParts.ts';
import {
  partsOfZip,
  startOfZip,
  ZIP_LIMITS,
  type ZipBudget,
  zipBudget,
  type ZipPart,
  ZipRefused,
} from '../zip/readZip.ts';
import {
  baseName,
  noFacts,
  type PackageFacts,
  threatInContentTypes,
  threatInExternalLink,
  threatInRelationships,
} from './packageXml.ts';

/** Allows a workbook in a document in a document. Deeper nesting is a sign of hidden content. */
const MAX_DEPTH = 2;

const CONTENT_TYPES = '[content_types].xml';

/** A piece of a part that is stored in several pieces. Office does not write them, and they could hide content. */
const PIECE_NAMES = /\/\[\d+\](\.last)?\.piece$/i;

/**
 * The threat in a DOC, XLS, DOCX or XLSX file; null if none was found. Uses at most a few times the memory of the file,
 * and time proportional to what it unpacks.
 */
export async function inspectOffice(content: Buffer, type: FileType): Promise<OfficeThreat | null> {
  if (type === 'doc' || type === 'xls') return threatInCompoundFile(content);
  // A DOCX or XLSX with a password is a compound file.
  if (isCompoundFile(content)) return threatInCompoundFile(content) ?? 'mismatch';
  try {
    return await threatInPackage(content, zipBudget(content), 0);
  } catch (error) {
    if (error instanceof ZipRefused) return error.reason;
    throw error;
  }
}

async function threatInPackage(zip: Buffer, budget: ZipBudget, depth: number): Promise<OfficeThreat | null> {
  if (depth > MAX_DEPTH) return 'too-complex';
  let isPackage = false;
  const parts: ZipPart[] = [];
  const facts = noFacts();
  for await (const part of partsOfZip(zip, budget)) {
    isPackage ||= part.name.toLowerCase() === CONTENT_TYPES;
    parts.push(part);
    const threat = await threatInPart(part, facts, budget, depth);
    if (threat) return threat;
  }
  for (const part of parts) {
    const name = baseName(part.name);
    if (facts.macroExtensions.has(name.split('.').at(-1)!)) return 'macros';
    if (facts.settings.has(name) && facts.linking.has(name)) return 'external';
    if (!facts.externalLinks.has(name)) continue;
    const threat = await threatInExternalLink(part.chunks);
    if (threat) return threat;
  }
  return isPackage || depth > 0 ? null : 'unreadable';
}

async function threatInPart(
  part: ZipPart,
  facts: PackageFacts,
  budget: ZipBudget,
  depth: number,
): Promise<OfficeThreat | null> {
  if (isMacroPart(part.name)) return 'macros';
  if (isProgramName(part.name)) return 'program';
  if (PIECE_NAMES.test(part.name)) return 'unreadable';
  const name = part.name.toLowerCase();
  if (name === CONTENT_TYPES) return threatInContentTypes(part.chunks, facts);
  if (name.endsWith('.rels'))
    return threatInRelationships(part.chunks, baseName(name.slice(0, -'.rels'.length)), facts);
  const bytes = await readPart(part);
  if (isProgram(bytes.subarray(0, HEAD_BYTES))) return 'program';
  if (isCompoundFile(bytes)) return threatInCompoundFile(bytes);
  const zipAt = startOfZip(bytes);
  if (zipAt !== null) return threatInPackage(bytes.subarray(zipAt), budget, depth + 1);
  return isOldMacroSheet(bytes, name) ? 'macros' : null;
}

/** Reads all bytes of a zip or compound file, and the first bytes of any other part. Unpacks every part completely to verify it. */
async function readPart({ chunks }: ZipPart): Promise<Buffer> {
  const chunksRead: Buffer[] = [];
  let bytes = 0;
  let isInspected = false;
  for await (const chunk of chunks()) {
    if (!isInspected && bytes >= HEAD_BYTES) continue;
    chunksRead.push(chunk);
    bytes += chunk.byteLength;
    isInspected ||= isContainer(chunksRead.length === 1 ? chunk : Buffer.concat(chunksRead));
    if (bytes > ZIP_LIMITS.partBytes) throw new ZipRefused('too-complex');
  }
  return Buffer.concat(chunksRead);
}

function isContainer(bytes: Uint8Array): boolean {
  return startOfZip(bytes) !== null || isCompoundFile(bytes);
}

function isCompoundFile(bytes: Uint8Array): boolean {
  return bytesMatchType(bytes, 'doc');
}
