// Drills of the runbook, with the operator's own access. Both record what they did in the audit trail and show no patient
// data.
// `<start, UTC ISO> <operator>`: finishes an emergency access drill. Reads a request directly from the store, and records the
// time since the start.
// `failover <when, UTC ISO> <operator>`: after a failover of Cosmos DB, or when one was practiced. Records it, so that
// npm run audit:verify explains what the minutes before it lack, and says what was lost.
import * as z from 'zod/mini';
import { recordPortalEvent } from './data/audit/recordPortalEvent.ts';
import { latestRequest } from './data/requests/latestRequest.ts';
import { EMERGENCY_ACCESS_MINUTES } from './domain/audit/portalEvents.ts';
import { RECONCILIATION_MINUTE } from './domain/reconciliation/reconciliationTimes.ts';
import { afterFailover } from './workflows/operations/status/afterFailover.ts';

const words = process.argv.slice(2);
const isFailover = words[0] === 'failover';
const [instant = '', operator = ''] = isFailover ? words.slice(1) : words;
const isInstant = z.iso.datetime().safeParse(instant).success;
if (!isInstant || Date.parse(instant) > Date.now() || operator === '') {
  console.error('Usage: npm run operate -- drill start|finish|failover <when, such as 2026-03-12T08:00:00Z>');
  process.exit(2);
}

try {
  await (isFailover ? checkFailover(new Date(instant).toISOString()) : finishEmergencyAccess(instant));
} catch (error) {
  // The cause of an `unavailable` error is the store's error.
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: unknown; message?: string };
  console.error([code, message?.split('\n')[0]].filter(Boolean).join(': '));
  process.exitCode = 1;
}

async function finishEmergencyAccess(startedAt: string): Promise<void> {
  const request = await latestRequest();
  if (!request) throw new Error('There are no requests yet. Nothing was recorded.');
  const now = new Date();
  const minutes = Math.ceil((now.getTime() - Date.parse(startedAt)) / 60_000);
  const targetMinutes = EMERGENCY_ACCESS_MINUTES;
  const details = { operator, startedAt, minutes, targetMinutes, requestRead: request.requestId };
  await recordPortalEvent({ kind: 'emergency-access-drill', by: 'system', details }, now);
  console.log(`Recorded in the audit trail: it took ${minutes} minutes to read a request.`);
  console.log(
    minutes <= targetMinutes
      ? `That is within the target of ${targetMinutes} minutes.`
      : `The target of ${targetMinutes} minutes was missed. Find out what took so long.`,
  );
}

async function checkFailover(failedOverAt: string): Promise<void> {
  const now = new Date();
  await recordPortalEvent({ kind: 'failover', by: 'system', details: { operator, failedOverAt } }, now);
  console.log('Recorded in the audit trail.');
  const { comparedAt, withoutRequest, seals } = await afterFailover(failedOverAt, now);
  console.log(
    comparedAt === null
      ? `Payments have not been compared with Stripe since. That starts ${RECONCILIATION_MINUTE} minutes past the hour; then run this again.`
      : `Payments were compared with Stripe at ${comparedAt}. Without a request: ${withoutRequest.length}`,
  );
  for (const { intentId, amountCents, currency } of withoutRequest)
    console.log(`  ${intentId} ${amountCents ?? '?'} ${currency ?? ''}`.trimEnd());
  if (withoutRequest.length > 0)
    console.log('Open /payments: write to their payers, or refund them. Stripe has their addresses.');
  for (const { pk, what } of seals.lost) console.log(`Lost: ${pk} ${what}.`);
  for (const { pk, what } of seals.problems) console.error(`Not explained by the failover: ${pk} ${what}.`);
  if (seals.lost.length + seals.problems.length === 0)
    console.log('The seals of the audit trail equal their copies in the archive.');
  if (seals.problems.length > 0) process.exitCode = 1;
}
