import { randomUUID } from 'node:crypto';
import { createDocument } from '../documents.ts';

const SIX_YEARS_SECONDS = 6 * 365 * 24 * 3600;

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

/** Adds an event to the audit trail of its day. */
export async function recordAccountEvent(event: AccountEvent, now: Date): Promise<void> {
  const at = now.toISOString();
  const document = {
    id: `${at}|${randomUUID()}`,
    pk: `${at.slice(0, 10)}|0`,
    at,
    ...event,
    ttl: SIX_YEARS_SECONDS,
  };
  await createDocument('audit', document as { id: string });
}
