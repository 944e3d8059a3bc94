import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

/**
 * Why a notice was not delivered. `mailbox_unknown`, `mailbox_disabled`, `domain_unknown`: the address is likely wrong.
 * `mailbox_full`, `unreachable`: it may work later. `rejected`: the mail server refuses mail from the portal. `spam`: the
 * mail server takes it for spam. `bounced_before`: the email service or the portal no longer writes to the address.
 */
export const undeliveredReasons = [
  'mailbox_unknown',
  'mailbox_disabled',
  'mailbox_full',
  'domain_unknown',
  'unreachable',
  'rejected',
  'spam',
  'bounced_before',
  'other',
] as const;

export type UndeliveredReason = (typeof undeliveredReasons)[number];

/** An address that rejects mail, as its owner sees it. */
export const rejectedMail = z.object({
  reason: z.enum(undeliveredReasons),
  /** When the first email did not arrive. */
  since: instant,
});

export type RejectedMail = z.output<typeof rejectedMail>;
