import { say } from '@portal/contract/rules/said.ts';
import * as z from 'zod/mini';
import { PortalError } from '../../errors/portalError.ts';
import { onContainer } from '../cosmos.ts';
import { contend, done, lost } from '../contend.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { keyedId } from '../keyedHash.ts';

/** What is tried, and whose: the window begins with the first attempt and ends 15 minutes later, whatever comes. */
export interface Attempts {
  readonly purpose: 'sign-in' | 'second-step' | 'password' | 'reset-mail' | 'known-address-mail';
  readonly whose: string;
  readonly limit: number;
}

const WINDOW_SECONDS = 900;

const counter = z.object({ count: z.int(), windowEndsAt: z.string() });

const idOf = ({ purpose, whose }: Attempts) => `attempts|${purpose}|${keyedId('attempts', whose)}`;

/** Takes one attempt before anything is evaluated, so that parallel ones cannot slip through; refuses the one past the limit. */
export async function takeAttempt(attempts: Attempts, now: Date): Promise<void> {
  const id = idOf(attempts);
  const endsAt = await contend('attempts', async () => {
    const stored = await readDocument('accounts', id, id, counter);
    const current = stored && stored.value.windowEndsAt > now.toISOString() ? stored.value : null;
    if (current && current.count >= attempts.limit) return done(current.windowEndsAt);
    const windowEndsAt =
      current?.windowEndsAt ?? new Date(now.getTime() + WINDOW_SECONDS * 1000).toISOString();
    const document = { id, count: (current?.count ?? 0) + 1, windowEndsAt, ttl: 2 * WINDOW_SECONDS };
    const saved = stored
      ? await replaceDocument('accounts', document, stored.etag)
      : await createDocument('accounts', document);
    return saved ? done(null) : lost;
  });
  if (endsAt) throw tooMany(endsAt, now);
}

/** Gives an attempt back that turned out to be the owner's. */
export async function returnAttempt(attempts: Attempts): Promise<void> {
  const id = idOf(attempts);
  await onContainer('accounts', (container) =>
    container.item(id, id).patch([{ op: 'incr', path: '/count', value: -1 }]),
  ).catch(() => undefined);
}

function tooMany(endsAt: string, now: Date): PortalError {
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000));
  return new PortalError(
    'rate_limited',
    say('Too many attempts. To protect the account, please wait {{minutes}} minutes before trying again.', {
      minutes: Math.ceil(retryAfterSeconds / 60),
    }),
    { retryAfterSeconds },
  );
}
