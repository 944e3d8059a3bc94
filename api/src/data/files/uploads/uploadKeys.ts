import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { createDocument, readDocument, readKnownDocument, upsertDocument } from '../../documents.ts';
import { keyedHash } from '../../../config/keyedHash.ts';
import { UPLOAD_SESSION_SECONDS } from './uploadSessions.ts';
import { ACCOUNTS } from '../../containers.ts';

const FILE_PREFIX = 'file_';
/** Number of hexadecimal digits that all file ids of an upload key share. */
const KEY_HASH_DIGITS = 16;

const keyRecord = z.object({ uploadKey: z.string() });
const claimRecord = z.object({ requestId: z.string() });

const keyHashOf = (uploadKey: string) =>
  keyedHash('uploads', uploadKey).toString('hex').slice(0, KEY_HASH_DIGITS);
const idOfKeyHash = (keyHash: string) => `upload-key|${keyHash}`;
const idOfClaim = (uploadKey: string) => `upload-claim|${uploadKey}`;

/** A new file id for an upload key. Its first half is a hash of the key. */
export function newFileId(uploadKey: string): string {
  return `${FILE_PREFIX}${keyHashOf(uploadKey)}${randomBytes(8).toString('hex')}`;
}

/** The file id of a document that the portal makes for an upload key; always the same for this `origin`. */
export function fileIdOf(uploadKey: string, origin: string): string {
  const digits = keyedHash('generated file', origin).toString('hex').slice(0, KEY_HASH_DIGITS);
  return `${FILE_PREFIX}${keyHashOf(uploadKey)}${digits}`;
}

/** Makes an upload key findable by its file ids while its upload session exists. */
export async function saveUploadKey(uploadKey: string): Promise<void> {
  const document = { id: idOfKeyHash(keyHashOf(uploadKey)), uploadKey, ttl: UPLOAD_SESSION_SECONDS };
  await upsertDocument(ACCOUNTS, document);
}

/** The upload key of a file id; null if unknown or expired. */
export async function uploadKeyOf(fileId: string): Promise<string | null> {
  const id = idOfKeyHash(fileId.slice(FILE_PREFIX.length).slice(0, KEY_HASH_DIGITS));
  return (await readKnownDocument(ACCOUNTS, id, id, keyRecord))?.value.uploadKey ?? null;
}

/** The request that claimed an update's upload key; null if none has. */
export async function claimantOf(uploadKey: string): Promise<string | null> {
  const id = idOfClaim(uploadKey);
  return (await readDocument(ACCOUNTS, id, id, claimRecord))?.value.requestId ?? null;
}

/** Claims an update's upload key for a request. False if another request has it. Claims do not expire, because the blobs belong to the request. */
export async function claimUploadKey(uploadKey: string, requestId: string): Promise<boolean> {
  const document = { id: idOfClaim(uploadKey), requestId };
  return (await createDocument(ACCOUNTS, document)) || (await claimantOf(uploadKey)) === requestId;
}
