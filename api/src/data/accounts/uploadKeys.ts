import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { createDocument, readDocument, upsertDocument } from '../documents.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import { UPLOAD_SESSION_SECONDS } from './uploadSessions.ts';

const FILE_PREFIX = 'file_';
/** Hexadecimal digits of a file id that all files under one key share. */
const MARK_DIGITS = 16;

const named = z.object({ uploadKey: z.string() });
const claimed = z.object({ requestId: z.string() });

const markOf = (uploadKey: string) => keyedHash('uploads', uploadKey).toString('hex').slice(0, MARK_DIGITS);
const idOfMark = (mark: string) => `upload-key|${mark}`;
const idOfClaim = (uploadKey: string) => `upload-claim|${uploadKey}`;

/** A new file id under a key. Its first half is the same for all files of the key and tells nothing of it. */
export function newFileId(uploadKey: string): string {
  return `${FILE_PREFIX}${markOf(uploadKey)}${randomBytes(8).toString('hex')}`;
}

/** Lets the key be found by the ids of its files, for as long as its upload session is kept. */
export async function saveUploadKey(uploadKey: string): Promise<void> {
  const document = { id: idOfMark(markOf(uploadKey)), uploadKey, ttl: UPLOAD_SESSION_SECONDS };
  await upsertDocument('accounts', document);
}

/** Under which key a file was to be uploaded; null for an unknown or an old one. */
export async function uploadKeyOf(fileId: string): Promise<string | null> {
  const id = idOfMark(fileId.slice(FILE_PREFIX.length).slice(0, MARK_DIGITS));
  return (await readDocument('accounts', id, id, named))?.value.uploadKey ?? null;
}

/** The request that claimed the key of an update; null while none has. */
export async function claimantOf(uploadKey: string): Promise<string | null> {
  const id = idOfClaim(uploadKey);
  return (await readDocument('accounts', id, id, claimed))?.value.requestId ?? null;
}

/** Claims the key of an update for a request; false when another one has it. Kept for good: its blobs belong to that request. */
export async function claimUploadKey(uploadKey: string, requestId: string): Promise<boolean> {
  const document = { id: idOfClaim(uploadKey), requestId };
  return (await createDocument('accounts', document)) || (await claimantOf(uploadKey)) === requestId;
}
