import { randomUUID } from 'node:crypto';
import type { Actor } from '../../domain/request/actor.ts';
import { appendEntry } from './appendEntry.ts';

/** An accounting of disclosures that was made; the patient is not named, the requests are. */
interface Accounting {
  readonly by: Actor & { readonly id: string };
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds to the audit trail that somebody made an accounting of disclosures. */
export async function recordAccounting({ by, details }: Accounting, now: Date): Promise<void> {
  const at = now.toISOString();
  const kind = 'disclosures-accounted';
  await appendEntry({ eventId: `${at}|${randomUUID()}`, at, kind, by, userId: by.id, details }, false);
}
