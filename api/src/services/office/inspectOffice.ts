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

/** A workbook in a document in a document: what is nested deeper is packed to hide something. */
const MAX_DEPTH = 2;

const CONTENT_TYPES = '[content_types].xml';

/** Whether files of this type are looked into. */
export function isOfficeType(type: FileType): boolean {
  return type === 'doc' || type === 'xls' || type === 'docx' || type === 'xlsx';
}

/** What is wrong with a DOC, XLS, DOCX or XLSX file; null when nothing was found. Memory stays within a few times the file, whatever it says of itself. */
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

/** The whole of a part that is looked into, the first bytes of any other. All of it is unpacked either way: only that shows whether it is whole. */
async function readPart({ chunks }: ZipPart, isWanted: boolean): Promise<Buffer> {
  const kept: Buffer[] = [];
  let bytes = 0;
  let isWhole = isWanted;
  for await (const chunk of chunks()) {
    if (!isWhole && bytes >= HEAD_BYTES) continue;
    kept.push(chunk);
    bytes += chunk.byteLength;
    isWhole ||= isContainer(Buffer.concat(kept));
    if (bytes > ZIP_LIMITS.partBytes) throw new ZipRefused('too-complex');
  }
  return Buffer.concat(kept);
}

function isContainer(bytes: Uint8Array): boolean {
  return isZip(bytes) || isCompoundFile(bytes);
}

function isCompoundFile(bytes: Uint8Array): boolean {
  return bytesMatchType(bytes, 'doc');
}
