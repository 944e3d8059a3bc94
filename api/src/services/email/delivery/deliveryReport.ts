import * as z from 'zod/mini';

/** A delivery report as Event Grid delivers it. Microsoft's documents and its SDK differ in how the time is written. */
const deliveryReportEvent = z.object({
  eventType: z.literal('Microsoft.Communication.EmailDeliveryReportReceived'),
  eventTime: z.optional(z.string()),
  data: z.object({
    messageId: z.string().check(z.maxLength(100)),
    recipient: z._default(z.string(), ''),
    status: z.string().check(z.maxLength(100)),
    deliveryStatusDetails: z.optional(
      z.nullable(z.object({ statusMessage: z.optional(z.nullable(z.string())) })),
    ),
    deliveryAttemptTimeStamp: z.optional(z.nullable(z.string())),
    deliveryAttemptTimestamp: z.optional(z.nullable(z.string())),
  }),
  /** How often the portal did not know the message. It adds this when it puts the report back into the queue. */
  attempts: z._default(z.int(), 0),
});

/** What became of an email at one recipient. */
export interface DeliveryReport {
  readonly messageId: string;
  readonly recipient: string;
  readonly status: string;
  readonly statusMessage: string;
  /** UTC ISO instant. */
  readonly at: string;
  readonly attempts: number;
}

/** The event of a queue message; null for an event of another kind. Throws for a report that cannot be read. */
export function readDeliveryReport(message: unknown, now: Date): DeliveryReport | null {
  const { eventType } = z.object({ eventType: z.string() }).parse(message);
  if (!eventType.endsWith('.EmailDeliveryReportReceived')) return null;
  const { data, eventTime, attempts } = deliveryReportEvent.parse(message);
  const { messageId, recipient, status, deliveryStatusDetails: details } = data;
  const times = [data.deliveryAttemptTimeStamp, data.deliveryAttemptTimestamp, eventTime];
  return {
    messageId: messageId.toLowerCase(),
    recipient,
    status,
    statusMessage: details?.statusMessage ?? '',
    at: times.flatMap((time) => instantOf(time, now))[0] ?? now.toISOString(),
    attempts,
  };
}

/**
 * The time of a report that differs by more is wrong: an email is known for 30 days. It would outweigh all later reports, or
 * could not be read any more.
 */
const MAX_DIFFERENCE_MS = 30 * 24 * 3_600_000;

function instantOf(time: string | null | undefined, now: Date): string[] {
  const date = new Date(time ?? '');
  return Math.abs(date.getTime() - now.getTime()) <= MAX_DIFFERENCE_MS ? [date.toISOString()] : [];
}
