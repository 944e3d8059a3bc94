import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { notifyMentioned, notifyMessageAssignee, notifyStaffOfMessage } from './notifyStaffOfMessage.ts';
import { eraseBundlesOf } from '../../data/blobs/eraseBlobs.ts';
import { eraseMessages } from '../../data/messages/eraseMessages.ts';
import { endPrintedThreads } from '../../data/requests/bundles.ts';
import { buildLeaseRemainingMs } from '../../domain/files/downloads/bundle.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';

export const messageSteps: Steps<
  'erase-messages' | 'notify-mentioned' | 'notify-message-assignee' | 'notify-staff-of-message'
> = {
  'erase-messages': ofRequest(({ requestId }, { to }, { now }) => eraseThread(requestId, to, now)),
  'notify-mentioned': ofRequest((request, step, { now }) => notifyMentioned(request, step, now)),
  'notify-message-assignee': ofRequest((request, step, { now }) => notifyMessageAssignee(request, step, now)),
  'notify-staff-of-message': ofRequest((request, step, { now }) => notifyStaffOfMessage(request, step, now)),
};

/**
 * Empties the texts of a thread up to a position, and deletes what was printed of it. If it was being printed, another
 * task checks for leftovers after the build lease expires. Repeatable.
 */
async function eraseThread(requestId: string, to: string, now: Date): Promise<Outcome> {
  await eraseMessages(requestId, to);
  const ended = await endPrintedThreads(requestId);
  if (ended.length === 0) return done;
  const bundleIds = new Set(ended.map(({ bundleId }) => bundleId));
  await eraseBundlesOf(requestId, (bundleId) => bundleIds.has(bundleId));
  const remainingMs = Math.max(...ended.map((bundle) => buildLeaseRemainingMs(bundle, now)));
  return remainingMs > 0 ? { kind: 'later', next: [], retryAfterMs: remainingMs } : done;
}
