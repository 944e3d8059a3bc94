import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { PortalError } from '../../errors/portalError.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { SITE_TIMES, siteNetworkOf } from '../../domain/requests/access/siteNetwork.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { ACCOUNTS } from '../containers.ts';

/** Codes and links that confirm a phone number or an address: by account, by number, and by network address. */
type ConfirmationPurpose =
  | 'phone-code'
  | 'phone-code-number'
  | 'phone-code-address'
  | 'address-link'
  | 'address-link-address';

/**
 * Allows `limit` attempts of a subject within 15 minutes, or within `windowSeconds`. If the subject is an IPv6 network, the
 * /56 around it may make four times as many.
 */
export interface AttemptLimit {
  readonly purpose:
    | 'sign-in'
    | 'second-step'
    | 'password'
    | 'sent-again'
    | 'reset-email'
    | 'known-address-email'
    | ConfirmationPurpose;
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds?: number;
}

/** A counted attempt that can be returned. */
export interface ConsumedAttempt {
  readonly attempts: AttemptLimit;
  readonly attemptId: string;
}

const WINDOW_SECONDS = 900;
const windowOf = ({ windowSeconds = WINDOW_SECONDS }: AttemptLimit) => windowSeconds;

/** The id of an attempt: the instant at which it stops counting, and a unique suffix. */
const storedAttempts = z.object({ attemptIds: z._default(z.array(z.string()), []) });

const idOf = (attempts: AttemptLimit) => {
  const { purpose } = attempts;
  // The networks of a site share a document, whose attempts name the network.
  const subject = siteNetworkOf(attempts.subject)?.site ?? attempts.subject;
  const window = windowOf(attempts);
  const suffix = window === WINDOW_SECONDS ? '' : `|${window}`;
  return `attempts|${purpose}|${keyedId('attempts', subject)}${suffix}`;
};

/** Counts an attempt. Call it before the check, so that parallel attempts are counted. Throws `rate_limited` above the limit. */
export async function consumeAttempt(attempts: AttemptLimit, now: Date): Promise<ConsumedAttempt> {
  const countsUntil = new Date(now.getTime() + windowOf(attempts) * 1000).toISOString();
  const part = siteNetworkOf(attempts.subject)?.part;
  const suffix = part === undefined ? '' : `|${part}`;
  const attemptId = `${countsUntil}|${randomUUID()}${suffix}`;
  await changeAttemptIds(attempts, (attemptIds) => {
    const counting = attemptIds.filter((id) => id > now.toISOString()).toSorted();
    const own = counting.filter((id) => id.endsWith(suffix));
    if (own.length >= attempts.limit) throw rateLimited(own[0]!.split('|')[0]!, now);
    if (counting.length >= attempts.limit * SITE_TIMES) throw rateLimited(counting[0]!.split('|')[0]!, now);
    return [...counting, attemptId];
  });
  return { attempts, attemptId };
}

/** Counts an attempt under several limits. Above one of them, it throws `rate_limited` and counts under none. */
export async function consumeAttempts(limits: readonly AttemptLimit[], now: Date): Promise<void> {
  const consumed: ConsumedAttempt[] = [];
  try {
    for (const limit of limits) consumed.push(await consumeAttempt(limit, now));
  } catch (error) {
    await Promise.all(consumed.map(releaseAttempt));
    throw error;
  }
}

/** Uncounts an attempt after a successful check. If this fails, the attempt still counts, which is safe. */
export async function releaseAttempt({ attempts, attemptId }: ConsumedAttempt): Promise<void> {
  await changeAttemptIds(attempts, (ids) => ids.filter((id) => id !== attemptId)).catch(() => undefined);
}

/** Deletes all attempts, after a correct code or password. */
export async function clearAttempts(attempts: AttemptLimit): Promise<void> {
  await changeAttemptIds(attempts, () => []);
}

async function changeAttemptIds(
  attempts: AttemptLimit,
  change: (attemptIds: readonly string[]) => string[],
): Promise<void> {
  const id = idOf(attempts);
  await retryOnConflict('attempts', async () => {
    const stored = await readDocument(ACCOUNTS, id, id, storedAttempts);
    const document = { id, attemptIds: change(stored?.value.attemptIds ?? []), ttl: 2 * windowOf(attempts) };
    const saved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return saved ? succeeded(undefined) : writeConflict;
  });
}

function rateLimited(endsAt: string, now: Date): PortalError {
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000));
  return new PortalError(
    'rate_limited',
    'Too many attempts. To protect the account, you must wait before you try again.',
    { retryAfterSeconds },
  );
}
