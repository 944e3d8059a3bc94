import type { RequestDocument } from '../requests/requestDocument.ts';
import { closedAt } from '../retention/closedAt.ts';
import { daysAfter } from '../retention/erasableFrom.ts';
import { retentionPeriodDays, threadPeriodDays } from '../retention/retentionPeriodDays.ts';
import type { Assembly, StoredSource } from './assembly.ts';

/** Days after which an upload that nobody finished ends. */
const UPLOAD_DAYS = 7;

/** When an upload that nobody finished ends, UTC ISO. */
export function uploadEndsAt({ addedAt }: Pick<StoredSource, 'addedAt'>): string {
  return daysAfter(addedAt, UPLOAD_DAYS);
}

/**
 * Whether retention deletes the sources of a request. It treats them like a file that was added when the last source was,
 * without a choice of its own. A hold on any file that still exists keeps them, because the file may have been made from
 * them.
 */
export function areSourcesDue(
  request: RequestDocument,
  { sources }: Assembly,
  defaultDays: number | null,
  now: Date,
): boolean {
  const closed = closedAt(request);
  const days = threadPeriodDays(request, defaultDays);
  const isHeld = Object.values(request.files).some(
    (file) => file.deletedAt === null && retentionPeriodDays(request, file).kind === 'always',
  );
  if (closed === null || days === null || isHeld) return false;
  const from = [closed, ...sources.map(({ addedAt }) => addedAt)].toSorted().at(-1)!;
  return now.toISOString() >= daysAfter(from, days);
}

export interface EndedAssembly {
  readonly assembly: Assembly;
  /** How many sources it had. */
  readonly sources: number;
}

/** Withdraws every source, and cancels the packets that were not released. Null if this was done before. */
export function endAssembly(
  assembly: Assembly,
  { files }: Pick<RequestDocument, 'files'>,
): EndedAssembly | null {
  const ended = new Set<StoredSource['state']>(['withdrawn', 'infected']);
  const open = assembly.sources.filter(({ state }) => !ended.has(state));
  const packets = assembly.packets.filter(
    ({ state, document }) =>
      state === 'building' ||
      (state === 'built' && document !== null && files[document.fileId] === undefined),
  );
  if (open.length === 0 && packets.length === 0) return null;
  return {
    assembly: {
      ...assembly,
      sources: assembly.sources
        .filter(({ state }) => state !== 'uploading')
        .map((source) =>
          open.includes(source) ? { ...source, state: 'withdrawn', leaseUntil: null } : source,
        ),
      packets: assembly.packets.map((packet) =>
        packets.includes(packet) ? { ...packet, state: 'canceled', leaseUntil: null } : packet,
      ),
    },
    sources: open.length,
  };
}

/** Whether everything that was assembled for a request must be deleted. */
export function isEnded({ sources }: Assembly): boolean {
  return sources.every(({ state }) => state === 'withdrawn' || state === 'infected');
}

/**
 * Whether the portal still needs the sent file of a source: until it is stored as a source, while it is infected (as
 * proof), and while the upload can be continued.
 */
export function isSentNeeded(source: Pick<StoredSource, 'state'> | null): boolean {
  return source !== null && !['ready', 'refused', 'withdrawn'].includes(source.state);
}
