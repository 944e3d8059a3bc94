import type { DataOf } from '@portal/contract/endpoint.ts';
import type { serviceStatus } from '@portal/contract/endpoints/serviceStatus.ts';
import { checkStores } from './checkStores.ts';

type Status = DataOf<typeof serviceStatus>;

/** When something is wrong many people look, and each look asks every store: they share one answer for so long. */
const SHARED_MS = 5_000;

let told: { readonly at: number; readonly status: Promise<Status> } | undefined;

/** What works, as far as is known within the last five seconds. */
export function tellStatus(now: Date): Promise<Status> {
  if (!told || now.getTime() - told.at >= SHARED_MS) told = { at: now.getTime(), status: ask(now) };
  return told.status;
}

async function ask(now: Date): Promise<Status> {
  const { cosmos, blob, stripe, mail } = await checkStores();
  return {
    checkedAt: now.toISOString(),
    parts: {
      requests: cosmos.status,
      documents: blob.status,
      payments: stripe.status,
      messages: mail.status,
    },
    incident: null,
  };
}
