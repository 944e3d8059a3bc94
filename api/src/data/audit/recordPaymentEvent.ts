import { randomUUID } from 'node:crypto';
import type { Actor } from '../../domain/request/actor.ts';
import { appendEntry } from './appendEntry.ts';

/** What the comparison with Stripe did, and what became of what it could not settle; ids, keys and numbers only. */
export interface PaymentEvent {
  readonly kind: 'payment-repaired' | 'payment-unsettled' | 'payment-resolved' | 'payments-reconciled';
  readonly by: Actor;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds an event to the audit trail. */
export async function recordPaymentEvent({ kind, by, details }: PaymentEvent, now: Date): Promise<void> {
  const at = now.toISOString();
  const about = by.id === null ? {} : { userId: by.id };
  await appendEntry({ eventId: `${at}|${randomUUID()}`, at, kind, by, details, ...about }, false);
}
