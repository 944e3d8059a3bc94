import type { DataOf } from '@portal/contract/endpoint.ts';
import type { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { settings } from '../../config/settings.ts';
import { readIncident } from '../../data/configuration/notices.ts';
import { withTimeout } from '../../errors/withTimeout.ts';
import { checkStores } from './checkStores.ts';

type Status = DataOf<typeof serviceStatus>;

/** When something is wrong many people look, and each look would read the note: they share one answer for so long. */
const SHARED_MS = 5_000;
const DEADLINE_MS = 3_000;

let cached: { readonly at: number; readonly status: Promise<Status> } | undefined;

/** What works, as far as is known within the last ten seconds; `checkedAt` is when the stores were asked. */
export function getServiceStatus(now: Date): Promise<Status> {
  if (!cached || now.getTime() - cached.at >= SHARED_MS) cached = { at: now.getTime(), status: ask(now) };
  return cached.status;
}

let lastNote: Status['incident'] = null;

/** The note as it was last read: it may tell of the very outage that keeps it from being read. */
async function latestNote(): Promise<Status['incident']> {
  lastNote = await withTimeout('incident note', DEADLINE_MS, readIncident()).catch(() => lastNote);
  return lastNote;
}

async function ask(now: Date): Promise<Status> {
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
