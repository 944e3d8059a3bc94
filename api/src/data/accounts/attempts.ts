import { randomUUID } from 'node:crypto';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import * as z from 'zod/mini';
import { PortalError } from '../../errors/portalError.ts';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';

/** What is tried, and whose: at most `limit` attempts within any 15 minutes, or within `windowSeconds`. */
export interface Attempts {
  readonly purpose: 'sign-in' | 'second-step' | 'password' | 'reset-mail' | 'known-address-mail';
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds?: number;
}

/** An attempt that was taken, and can be given back. */
export interface ConsumedAttempt {
  readonly attempts: Attempts;
  readonly mark: string;
}

const WINDOW_SECONDS = 900;
const windowOf = ({ windowSeconds = WINDOW_SECONDS }: Attempts) => windowSeconds;

/** Each attempt of the window: the UTC ISO instant at which it stops counting, and something of its own. */
const taken = z.object({ marks: z._default(z.array(z.string()), []) });

const idOf = (attempts: Attempts) => {
  const { purpose, subject } = attempts;
  const window = windowOf(attempts);
  const suffix = window === WINDOW_SECONDS ? '' : `|${window}`;
  return `attempts|${purpose}|${keyedId('attempts', subject)}${suffix}`;
};

/** Takes one attempt before anything is evaluated, so that parallel ones cannot slip through; refuses the one past the limit. */
export async function consumeAttempt(attempts: Attempts, now: Date): Promise<ConsumedAttempt> {
  const countsUntil = new Date(now.getTime() + windowOf(attempts) * 1000).toISOString();
  const mark = `${countsUntil}|${randomUUID()}`;
  await changeMarks(attempts, (marks) => {
    const counting = marks.filter((other) => other > now.toISOString()).toSorted();
    if (counting.length >= attempts.limit) throw tooMany(counting[0]!.split('|')[0]!, now);
    return [...counting, mark];
  });
  return { attempts, mark };
}

/**
 * Returns an attempt that turned out to be the owner's. If this fails the attempt still counts; that lets nobody in.
 */
export async function returnAttempt({ attempts, mark }: ConsumedAttempt): Promise<void> {
  await changeMarks(attempts, (marks) => marks.filter((other) => other !== mark)).catch(() => undefined);
}

/** Forgets all of them: their owner has proven to be the owner. */
export async function clearAttempts(attempts: Attempts): Promise<void> {
  await changeMarks(attempts, () => []);
}

async function changeMarks(
  attempts: Attempts,
  change: (marks: readonly string[]) => string[],
): Promise<void> {
  const id = idOf(attempts);
  await retryOnConflict('attempts', async () => {
    const stored = await readDocument('accounts', id, id, taken);
    const document = { id, marks: change(stored?.value.marks ?? []), ttl: 2 * windowOf(attempts) };
    const saved = stored
      ? await replaceDocument('accounts', document, stored.etag)
      : await createDocument('accounts', document);
    return saved ? succeeded(undefined) : writeConflict;
  });
}

function tooMany(endsAt: string, now: Date): PortalError {
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000));
  return new PortalError(
    'rate_limited',
    localizable(
      'Too many attempts. To protect the account, please wait {{minutes}} minutes before trying again.',
      {
        minutes: Math.ceil(retryAfterSeconds / 60),
      },
    ),
    { retryAfterSeconds },
  );
}
