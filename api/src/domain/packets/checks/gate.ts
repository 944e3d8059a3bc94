import type { Actor } from '../../requests/actor.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { EventOf } from '../../requests/requestEvents.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { orderOf } from './evaluatePages.ts';

type Reason = EventOf<'pages-held' | 'name-withdrawn' | 'packet-returned'>;

/** Counts the changes that can close the release of packets of a request. */
export function gateOf({ gate = 0 }: Pick<RequestDocument, 'gate'>): number {
  return gate;
}

/**
 * Closes the release of all packets of a request before a change of its checks is stored. Raises the count, so that a
 * decision based on the earlier checks cannot open the release. Second checks that passed stop counting, because somebody
 * doubts the pages. With `keepsPassed` they keep counting: a change of the pages does not cast doubt on earlier versions.
 */
export function raiseGate(
  request: RequestDocument,
  reason: Pick<Reason, 'kind' | 'details'>,
  by: Actor,
  now: Date,
  { keepsPassed = false }: { readonly keepsPassed?: boolean } = {},
): Change {
  const at = now.toISOString();
  return withClosedGate(
    {
      request: nextVersion(request, keepsPassed ? {} : withoutPassed(request), now),
      event: { ...reason, at, by } as Reason,
      steps: [],
    },
    request,
  );
}

/**
 * Closes the release together with a change of the facts that pages are compared with, or of the rules: the patient, the
 * scope, or the request type. A request keeps the rules of its former types, so that nobody avoids a check by changing the
 * type.
 */
export function withGate(previous: RequestDocument, wanted: Change): Change {
  const change = withFormerType(previous, wanted);
  if (!previous.hasSources) return change;
  const facts = (request: RequestDocument) => JSON.stringify([orderOf(request), request.fields.requestType]);
  if (facts(previous) === facts(change.request)) return change;
  const request = { ...change.request, ...withoutPassed(change.request) };
  return withClosedGate({ ...change, request }, previous);
}

function withoutPassed({ secondChecked }: RequestDocument): Pick<RequestDocument, 'secondChecked'> {
  return secondChecked ? { secondChecked: [] } : {};
}

function withFormerType({ fields: { requestType } }: RequestDocument, change: Change): Change {
  const { fields, formerTypes = [] } = change.request;
  if (fields.requestType === requestType || formerTypes.includes(requestType)) return change;
  return { ...change, request: { ...change.request, formerTypes: [...formerTypes, requestType] } };
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
