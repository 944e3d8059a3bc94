import { appendEntry } from '../../data/audit/appendEntry.ts';
import { readRequestEvent } from '../../data/audit/readRequestEvent.ts';
import { isWork } from '../../domain/analytics/reports/workEntries.ts';
import type { TrailEvent } from '../../domain/audit/trailEvent.ts';
import { isSample } from '../../domain/requests/creation/sample.ts';
import { countWork } from '../analytics/reports/countForReports.ts';
import type { StepContext, Steps } from '../operations/outbox/step.ts';

export const auditSteps: Steps<'audit'> = {
  async audit({ eventId }, { requestId, events, loadRequest, isRetry }) {
    const event = await readRequestEvent(requestId, eventId, events.get(eventId));
    if (!event) return;
    await Promise.all([
      appendEntry(event, isRetry),
      isWork(event.kind) && recordWork(event, loadRequest, !isRetry),
    ]);
  },
};

/** Counts an event as the work of a person. */
async function recordWork(
  { eventId, ...event }: TrailEvent,
  loadRequest: StepContext['loadRequest'],
  isNew: boolean,
): Promise<void> {
  const request = await loadRequest();
  if (request && !isSample(request)) await countWork(request, { ...event, id: eventId }, isNew);
}
