import { randomUUID } from 'node:crypto';
import { appendEntry } from './appendEntry.ts';

/** Something that happened to an account; ids and keys only. */
export interface AccountEvent {
  readonly kind:
    | 'signed-up'
    | 'invited'
    | 'invitation-accepted'
    | 'signed-in'
    | 'sign-in-refused'
    | 'signed-out'
    | 'password-reset'
    | 'password-changed'
    | 'two-step-on'
    | 'two-step-off'
    | 'identity-linked'
    | 'role-changed'
    | 'disabled'
    | 'enabled'
    | 'sessions-ended';
  readonly userId: string;
  /** Who did it: the person, another one, or the portal itself. */
  readonly by: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Adds an event to the audit trail. */
export async function recordAccountEvent(event: AccountEvent, now: Date): Promise<void> {
  const at = now.toISOString();
  const eventId = `${at}|${randomUUID()}`;
  await appendEntry({ eventId, at, details: {}, ...event }, false);
}
