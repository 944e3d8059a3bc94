import type { DataOf } from '@portal/contract/endpoint.ts';
import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { endpoint } from '../../http/endpoint.ts';
import { settings } from '../../config/settings.ts';
import { readIncident } from '../../data/configuration/notices.ts';
import { withTimeout } from '../../errors/withTimeout.ts';
import { checkStores } from '../../workflows/operations/status/checkStores.ts';

/** GET /api/status: always returns 200. It must not depend on the stores that it reports about, so it has no rate limit. */
endpoint(serviceStatus, async ({ now }) => ({ data: await getServiceStatus(now) }));

type Status = DataOf<typeof serviceStatus>;

/** How long callers share one result, because many people open the page during an incident. */
const SHARED_MS = 5_000;
const DEADLINE_MS = 3_000;

let cached: { readonly at: number; readonly status: Promise<Status> } | undefined;

/** Returns which parts of the portal work, at most ten seconds old. `checkedAt`: when the stores were checked. */
function getServiceStatus(now: Date): Promise<Status> {
  if (!cached || now.getTime() - cached.at >= SHARED_MS)
    cached = { at: now.getTime(), status: loadStatus(now) };
  return cached.status;
}

let lastNote: Status['incident'] = null;

/** Returns the incident note. If it cannot be read now, returns the last one read: it may be about this outage. */
async function latestNote(): Promise<Status['incident']> {
  lastNote = await withTimeout('incident note', DEADLINE_MS, readIncident()).catch(() => lastNote);
  return lastNote;
}

async function loadStatus(now: Date): Promise<Status> {
  const [{ checkedAt, checks }, incident] = await Promise.all([checkStores(now), latestNote()]);
  const { cosmos, blob, stripe, mail } = checks;
  return {
    checkedAt,
    maintenance: settings().MAINTENANCE,
    parts: {
      requests: cosmos.status,
      documents: blob.status,
      payments: stripe.status,
      messages: mail.status,
    },
    incident,
  };
}
