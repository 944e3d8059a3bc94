import type { Actor } from '../../requests/actor.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { EventOf } from '../../requests/requestEvents.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { orderOf } from './evaluatePages.ts';

type Reason = EventOf<'pages-held' | 'name-withdrawn' | 'packet-returned'>;

/** Counts the changes that can close the release of a packet. */
export function gateOf({ gate = 0 }: Pick<RequestDocument, 'gate'>): number {
  return gate;
}

/**
 * Closes the release of all packets of a request before a change of its checks is stored. Whoever decided by the checks
 * before it does not open it any more, because the count is another one.
 */
export function raiseGate(
  request: RequestDocument,
  reason: Pick<Reason, 'kind' | 'details'>,
  by: Actor,
  now: Date,
): Change {
  const at = now.toISOString();
  return withClosedGate(
    {
      request: nextVersion(request, {}, now),
      event: { ...reason, at, by } as Reason,
      steps: [],
    },
    request,
  );
}

/** Closes it with a change of what the pages are compared with: the patient, or the scope of the order. */
export function withGate(previous: RequestDocument, change: Change): Change {
  if (!previous.hasSources) return change;
  const isSame = JSON.stringify(orderOf(previous)) === JSON.stringify(orderOf(change.request));
  return isSame ? change : withClosedGate(change, previous);
}

function withClosedGate(change: Change, previous: RequestDocument): Change {
  const packets = Object.keys(change.request.readyPackets ?? {}).length;
  const { at, by } = change.event;
  const blocked = { kind: 'packet-blocked', at, by, details: { packets } } as const;
  return {
    ...change,
    request: { ...change.request, gate: gateOf(previous) + 1, readyPackets: {} },
    moreEvents: [...(change.moreEvents ?? []), ...(packets > 0 ? [blocked] : [])],
  };
}
