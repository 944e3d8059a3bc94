import type { ActivityGroup, ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import { eventKindsOf } from '../../../domain/requests/requestEvents.ts';
import { type StoredEvent, storedEvent } from '../../../domain/requests/storedEvent.ts';
import { queryDocuments } from '../../sdk/queryDocuments.ts';

/** In parentheses, because NOT would apply to `c.kind` only. */
const oneOf = (kinds: readonly string[]) => `(c.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;
const isView = oneOf(eventKindsOf('view'));
const isOpening = oneOf(eventKindsOf('opening'));

/** A preview counts as a view, saving a file as a download. All other events are changes. */
const conditionOf = {
  all: 'true',
  views: `(${isView} OR (${isOpening} AND c.details.action != 'download'))`,
  downloads: `(${isOpening} AND c.details.action = 'download')`,
  changes: `(true AND NOT ${isView} AND NOT ${isOpening})`,
} as const satisfies Record<ActivityGroup, string>;

interface EventQuery {
  readonly requestId: string;
  readonly group: ActivityGroup;
  /** The latest instant to include. */
  readonly until: string;
  readonly limit: number;
}

/** The newest events of a request up to an instant, newest first. */
export async function readEvents({ requestId, group, until, limit }: EventQuery): Promise<StoredEvent[]> {
  return queryDocuments(
    'requests',
    requestId,
    storedEvent,
    `SELECT TOP ${Math.floor(limit)} * FROM c WHERE c.requestId = @requestId AND c.type = @type AND c.at <= @until AND ${conditionOf[group]} ORDER BY c.at DESC`,
    { requestId, type: 'event', until },
  );
}

/** The newest events of some kinds, newest first. */
export async function readEventsOfKinds(
  requestId: string,
  kinds: readonly ActivityKind[],
  limit: number,
): Promise<StoredEvent[]> {
  return queryDocuments(
    'requests',
    requestId,
    storedEvent,
    `SELECT TOP ${Math.floor(limit)} * FROM c WHERE c.requestId = @requestId AND c.type = @type AND ${oneOf(kinds)} ORDER BY c.at DESC`,
    { requestId, type: 'event' },
  );
}
