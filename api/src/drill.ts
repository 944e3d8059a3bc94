// Finishes an emergency access drill: `<start, UTC ISO> <operator>`. Reads a request directly from the store with the
// operator's own access, and records the time since the start in the audit trail. Shows no patient data.
import * as z from 'zod/mini';
import { recordPortalEvent } from './data/audit/recordPortalEvent.ts';
import { EMERGENCY_ACCESS_MINUTES } from './domain/audit/portalEvents.ts';
import { latestRequest } from './data/requests/latestRequest.ts';

const [startedAt = '', operator = ''] = process.argv.slice(2);
const isInstant = z.iso.datetime().safeParse(startedAt).success;
if (!isInstant || Date.parse(startedAt) > Date.now() || operator === '') {
  console.error('Usage: npm run operate -- drill start|finish');
  process.exit(2);
}

try {
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
} catch (error) {
  // The cause of an `unavailable` error is the store's error.
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: unknown; message?: string };
  console.error([code, message?.split('\n')[0]].filter(Boolean).join(': '));
  process.exitCode = 1;
}
