import { batesRangeOf } from '@portal/contract/packets/batesNumbers.ts';
import type { StoredReplacement } from '@portal/contract/packets/replacements.ts';
import type { OtherPersonView } from '@portal/contract/files/schemas/otherPerson.ts';
import { type ReplacementProblem, replacementProblem } from './replacements.ts';
import type { UnreadView } from '@portal/contract/packets/pageChecks.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { ReadyPacket, RequestDocument } from '../requests/requestDocument.ts';
import { gateOf } from './checks/gate.ts';
import type { StoredPacket } from './assembly.ts';

interface Look {
  readonly by: Actor;
  readonly otherPerson?: OtherPersonView | undefined;
  /** The released document that it replaces; absent for an additional one. */
  readonly replaces?: StoredReplacement | undefined;
  readonly unread?: UnreadView | undefined;
  /** The count of the gate when the checks were read. */
  readonly gate: number;
}

export type ReadyDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** It was ready before, or released. */
  | { readonly kind: 'same' }
  /** It was discarded, or a source of it may not be used any more. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'not-replaceable'; readonly problem: ReplacementProblem }
  /** The checks changed after they were read. */
  | { readonly kind: 'changed' };

/** Whether a packet that can be released is declared the same way again. */
export function isSameReplacement(
  known: Pick<StoredReplacement, 'fileId' | 'reason'> | undefined,
  replaces: Pick<StoredReplacement, 'fileId' | 'reason'> | undefined,
): boolean {
  return known?.fileId === replaces?.fileId && known?.reason === replaces?.reason;
}

/** A packet that a person has looked at can be released. */
export function makeReady(
  request: RequestDocument,
  { packetId, pages, redactedPages, sourceIds, document, options }: StoredPacket,
  { by, otherPerson, unread, gate, replaces }: Look,
  now: Date,
): ReadyDecision {
  const blocked = request.blockedParts ?? [];
  if (!document || [packetId, ...sourceIds].some((id) => blocked.includes(id))) return { kind: 'blocked' };
  const { fileId, sha256 } = document;
  if (request.files[fileId]) return { kind: 'same' };
  const known = request.readyPackets?.[fileId];
  if (known && isSameReplacement(known.replaces, replaces)) return { kind: 'same' };
  if (gateOf(request) !== gate) return { kind: 'changed' };
  const problem = replaces ? replacementProblem(request.files, replaces.fileId) : null;
  if (problem) return { kind: 'not-replaceable', problem };
  const numbers = batesRangeOf(options.numbering, pages);
  const ready: ReadyPacket = {
    packetId,
    pages,
    redactedPages,
    sha256,
    sourceIds,
    ...(numbers && { numbers }),
    ...(otherPerson && { otherPerson }),
    ...(unread && { unread }),
    ...(replaces && { replaces }),
  };
  const details = {
    packetId,
    pages,
    ...(otherPerson && { otherPerson: otherPerson.reason }),
    ...(replaces && { replaces: replaces.fileId, replacement: replaces.reason }),
    ...(unread && { unread: unread.pages }),
  };
  return {
    kind: 'change',
    change: {
      request: nextVersion(request, { readyPackets: { ...request.readyPackets, [fileId]: ready } }, now),
      event: { kind: 'packet-checked', at: now.toISOString(), by, details },
      steps: [],
    },
  };
}

/**
 * A source or packet may not be released any more, so packets with it are no longer ready, and cannot become so. Null: this
 * was recorded before.
 */
export function blockPart(request: RequestDocument, id: string, by: Actor, now: Date): Change | null {
  const { blockedParts = [] } = request;
  if (blockedParts.includes(id)) return null;
  const hasPart = ({ packetId, sourceIds }: ReadyPacket) => packetId === id || sourceIds.includes(id);
  return withoutReady({ ...request, blockedParts: [...blockedParts, id] }, hasPart, by, now);
}

/** Nobody has looked at the packets of a request any more, for example because its pages changed. Null: none was ready. */
export function voidChecks(request: RequestDocument, by: Actor, now: Date): Change | null {
  const isAnyReady = Object.keys(request.readyPackets ?? {}).length > 0;
  return isAnyReady ? withoutReady(request, () => true, by, now) : null;
}

/** Whether a packet can be released, by the ID of its document. */
export function isReady({ readyPackets }: RequestDocument, fileId: string): boolean {
  return readyPackets?.[fileId] !== undefined;
}

function withoutReady(
  request: RequestDocument,
  isOut: (packet: ReadyPacket) => boolean,
  by: Actor,
  now: Date,
): Change {
  const all = Object.entries(request.readyPackets ?? {});
  const kept = all.filter(([, packet]) => !isOut(packet));
  return {
    request: nextVersion(request, { readyPackets: Object.fromEntries(kept) }, now),
    event: {
      kind: 'packet-blocked',
      at: now.toISOString(),
      by,
      details: { packets: all.length - kept.length },
    },
    steps: [],
  };
}
