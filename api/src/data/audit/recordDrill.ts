import { randomUUID } from 'node:crypto';
import { appendEntry } from './appendEntry.ts';

/** How long it may take in an emergency until a request can be read (45 CFR 164.312(a)(2)(ii)). docs/operations.md has the drill. */
export const EMERGENCY_ACCESS_MINUTES = 60;

/** A drill of emergency access (45 CFR 164.312(a)(2)(ii)); ids, times and numbers only. */
export interface Drill {
  /** Who held it: the object id of the operator in Microsoft Entra ID. */
  readonly operator: string;
  readonly startedAt: string;
  /** From the start until a request was read. */
  readonly minutes: number;
  readonly targetMinutes: number;
  /** The request that was read. */
  readonly requestRead: string;
}

/** Adds to the audit trail that emergency access was tried out, and how long it took. */
export async function recordDrill(drill: Drill, now: Date): Promise<void> {
  const at = now.toISOString();
  const kind = 'emergency-access-drill';
  await appendEntry(
    { eventId: `${at}|${randomUUID()}`, at, kind, by: 'system', details: { ...drill } },
    false,
  );
}
