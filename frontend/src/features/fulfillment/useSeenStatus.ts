import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { useState } from 'react';

interface Options {
  /** The status that was seen when the form was stored; null for a new form. */
  initial: string | null;
  current: string;
  chosen: string;
}

/** The status that the person saw, and what a change by someone else means for the chosen one. */
export function useSeenStatus({ initial, current, chosen }: Options) {
  const [seenStatus, setSeenStatus] = useState(initial ?? current);
  /** Another open status does not matter to a person who chose none. */
  const mayAdopt = (status: string) => chosen === seenStatus && !closedStatuses.includes(status);
  const isChanged = (status: string) => status !== seenStatus;
  return {
    seenStatus,
    setSeenStatus,
    mayAdopt,
    isChanged,
    /** The status that someone else set and the person must decide about; null if there is none. */
    newerStatus: isChanged(current) && !mayAdopt(current) ? current : null,
  };
}
