import { bytesMatchType, type FileType } from '@portal/contract/files/rules/fileTypes.ts';
import { threatInCompoundFile } from '../../domain/files/office/compoundFile.ts';
import type { OfficeThreat } from '../../domain/files/office/officeThreat.ts';
import {
  HEAD_BYTES,
  isMacroPart,
  isProgram,
  threatInContentTypes,
  threatInRelationships,
} from '../../domain/files/office/packageParts.ts';
import {
  isZip,
  partsOfZip,
  ZIP_LIMITS,
  type ZipBudget,
  zipBudget,
  type ZipPart,
  ZipRefused,
} from '../zip/readZip.ts';

/** Allows a workbook in a document in a document. Deeper nesting is a sign of hidden content. */
const MAX_DEPTH = 2;

const CONTENT_TYPES = '[content_types].xml';

/** Whether files of this type are inspected. */
export function isOfficeType(type: FileType): boolean {
  return type === 'doc' || type === 'xls' || type === 'docx' || type === 'xlsx';
}

/** The threat in a DOC, XLS, DOCX or XLSX file; null if none was found. Uses at most a few times the memory of the file. */
export async function inspectOffice(content: Buffer, type: FileType): Promise<OfficeThreat | null> {
  if (type === 'doc' || type === 'xls') return threatInCompoundFile(content);
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
  for await (const part of partsOfZip(zip, budget)) {
    isPackage ||= part.name.toLowerCase() === CONTENT_TYPES;
    const threat = await threatInPart(part, budget, depth);
    if (threat) return threat;
  }
  return isPackage || depth > 0 ? null : 'unreadable';
}

async function threatInPart(part: ZipPart, budget: ZipBudget, depth: number): Promise<OfficeThreat | null> {
  if (isMacroPart(part.name)) return 'macros';
  const name = part.name.toLowerCase();
  const isXml = name === CONTENT_TYPES || name.endsWith('.rels');
  const bytes = await readPart(part, isXml);
  if (isProgram(name, bytes.subarray(0, HEAD_BYTES))) return 'program';
  if (name === CONTENT_TYPES) return threatInContentTypes(bytes);
  if (isXml) return threatInRelationships(bytes);
  if (isZip(bytes)) return threatInPackage(bytes, budget, depth + 1);
  return isCompoundFile(bytes) ? threatInCompoundFile(bytes) : null;
}

/** Reads all bytes of a part that is inspected, and the first bytes of any other part. Unpacks every part completely to verify it. */
async function readPart({ chunks }: ZipPart, isInspected: boolean): Promise<Buffer> {
  const chunksRead: Buffer[] = [];
  let bytes = 0;
  let keepsAll = isInspected;
  for await (const chunk of chunks()) {
    if (!keepsAll && bytes >= HEAD_BYTES) continue;
    chunksRead.push(chunk);
    bytes += chunk.byteLength;
    keepsAll ||= isContainer(Buffer.concat(chunksRead));
    if (bytes > ZIP_LIMITS.partBytes) throw new ZipRefused('too-complex');
  }
  return Buffer.concat(chunksRead);
}

function isContainer(bytes: Uint8Array): boolean {
  return isZip(bytes) || isCompoundFile(bytes);
}

function isCompoundFile(bytes: Uint8Array): boolean {
  return bytesMatchType(bytes, 'doc');
}
