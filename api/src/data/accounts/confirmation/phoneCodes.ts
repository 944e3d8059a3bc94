import * as z from 'zod/mini';
import { keyedId } from '../../../config/keyedHash.ts';
import { deleteIfMatch } from '../../ifMatch.ts';
import { readDocument, replaceDocument, upsertDocument } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { ACCOUNTS } from '../../containers.ts';

/** A code is lost after this many wrong ones. */
const MAX_WRONG_CODES = 5;

const storedCode = z.object({ codeHash: z.string(), wrongCodes: z.int(), expiresAt: z.string() });

/** A code that was sent to a number in E.164. */
export interface PhoneCode {
  readonly userId: string;
  readonly number: string;
  readonly code: string;
}

const idOf = (userId: string) => `phone-code|${userId}`;

/** The hash includes the number, so that the code confirms no other one. */
const hashOf = ({ userId, number, code }: PhoneCode) => keyedId('phone code', `${userId}|${number}|${code}`);

/** Stores the hash of a code. Replaces an earlier code of the account. */
export async function savePhoneCode(code: PhoneCode, lifetimeSeconds: number, now: Date): Promise<void> {
  await upsertDocument(ACCOUNTS, {
    id: idOf(code.userId),
    codeHash: hashOf(code),
    wrongCodes: 0,
    expiresAt: new Date(now.getTime() + lifetimeSeconds * 1000).toISOString(),
    ttl: lifetimeSeconds,
  } as { id: string });
}

/** Checks a code. `gone`: there is none, it has expired, was used, or too many wrong ones were entered. */
export async function checkPhoneCode(code: PhoneCode, now: Date): Promise<'right' | 'wrong' | 'gone'> {
  const id = idOf(code.userId);
  return retryOnConflict('the code', async () => {
    const stored = await readDocument(ACCOUNTS, id, id, storedCode);
    if (!stored || stored.value.wrongCodes >= MAX_WRONG_CODES) return succeeded('gone' as const);
    if (stored.value.codeHash === hashOf(code)) return succeeded('right' as const);
    const ttl = Math.max(1, Math.ceil((Date.parse(stored.value.expiresAt) - now.getTime()) / 1000));
    const counted = { id, ...stored.value, wrongCodes: stored.value.wrongCodes + 1, ttl };
    return (await replaceDocument(ACCOUNTS, counted, stored.etag))
      ? succeeded('wrong' as const)
      : writeConflict;
  });
}

/** Ends a right code. Call it after everything that it confirms is saved, so that the person can enter it again if something fails before. */
export async function endPhoneCode(code: PhoneCode): Promise<void> {
  const id = idOf(code.userId);
  const stored = await readDocument(ACCOUNTS, id, id, storedCode);
  if (stored?.value.codeHash === hashOf(code)) await deleteIfMatch(ACCOUNTS, id, id, stored.etag);
}
