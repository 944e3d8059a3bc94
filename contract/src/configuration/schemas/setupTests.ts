import * as z from 'zod/mini';

/**
 * What the mail service answered to a test message.
 * `sender`: it does not send for the sender’s address. `access`: it refuses the portal. `busy`: too many messages right now.
 */
export const emailTestResults = [
  'accepted',
  'not-set',
  'sender',
  'access',
  'busy',
  'unreachable',
  'failed',
] as const;

export const emailTest = z.object({
  result: z.enum(emailTestResults),
  /** The address of the admin who asked. */
  to: z.string(),
  from: z.string(),
  /** Status or error code of the service; null if there is none. */
  detail: z.nullable(z.string()),
});

export type EmailTest = z.output<typeof emailTest>;

/**
 * Whether Stripe sends its events to the portal. `unknown`: the key may not read that. `events`: it sends too few, or others.
 * `version`: it sends them in another version of its API.
 */
export const webhookStates = ['ready', 'missing', 'disabled', 'version', 'events', 'unknown'] as const;

export type WebhookState = (typeof webhookStates)[number];

/** What Stripe answered to the portal’s keys. Nothing is written there. */
export const stripeTest = z.object({
  /** `key`: Stripe does not accept the secret key. */
  result: z.enum(['accepted', 'key', 'unreachable', 'failed']),
  /** Status or error code; null if Stripe accepted the key. */
  detail: z.nullable(z.string()),
  mode: z.enum(['live', 'test', 'other']),
  /** Whether secret and publishable key have the same mode. */
  isSameMode: z.boolean(),
  /** Null if the key may not read it. */
  account: z.nullable(
    z.object({
      id: z.string(),
      /** Null if it has none. */
      name: z.nullable(z.string()),
      acceptsPayments: z.boolean(),
    }),
  ),
  /** Null if Stripe did not accept the key. */
  webhook: z.nullable(z.enum(webhookStates)),
  webhookUrl: z.string(),
});

export type StripeTest = z.output<typeof stripeTest>;
