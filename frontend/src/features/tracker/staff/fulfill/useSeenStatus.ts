import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { useState } from 'react';
import { contentOf, type Fulfillment } from './fulfillValues.ts';
import type { Sent } from './useFulfillDraft.ts';

interface Options {
  /** The status that was seen when the form was stored; null for a new form. */
  initial: string | null;
  current: string;
  chosen: Fulfillment['status'];
  sentStatus: Sent['sentStatus'];
}

/** The status that the person saw, and what a change by someone else means for the chosen one. */
export function useSeenStatus({ initial, current, chosen, sentStatus }: Options) {
  const [seenStatus, setSeenStatus] = useState(initial ?? current);
  /** Another open status does not matter to a person who chose none. */
  const mayAdopt = (status: string) => chosen.status === seenStatus && !closedStatuses.includes(status);
  /** Whether the status differs from the seen one, and the change is not this person's own. */
  const isChanged = (status: string) =>
    status !== seenStatus && sentStatus?.content !== contentOf({ ...chosen, status });
  return {
    seenStatus,
    setSeenStatus,
    mayAdopt,
    isChanged,
    /** The status that someone else set and the person must decide about; null if there is none. */
    newerStatus: isChanged(current) && !mayAdopt(current) ? current : null,
  };
}
