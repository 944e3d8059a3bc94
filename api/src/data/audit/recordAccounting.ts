import type { PortalEvent } from '../../domain/audit/portalEvents.ts';
import type { Actor } from '../../domain/request/actor.ts';
import { recordPortalEvent } from './recordPortalEvent.ts';

type Accounted = Extract<PortalEvent, { readonly kind: 'disclosures-accounted' }>;

interface Accounting extends Pick<Accounted, 'details'> {
  readonly by: Actor & { readonly id: string };
}

/** Adds to the audit trail that somebody made an accounting of disclosures. */
export async function recordAccounting({ by, details }: Accounting, now: Date): Promise<void> {
  await recordPortalEvent({ kind: 'disclosures-accounted', by, details }, now);
}
