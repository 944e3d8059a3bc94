import { batesRangeOf } from '@portal/contract/packets/batesNumbers.ts';
import type { StoredReplacement } from '@portal/contract/packets/replacements.ts';
import type { OtherPersonView } from '@portal/contract/files/schemas/otherPerson.ts';
import { type ReplacementProblem, replacementProblem } from './replacements.ts';
import type { UnreadView } from '@portal/contract/packets/pageChecks.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { ReadyPacket, RequestDocument } from '../requests/requestDocument.ts';
import { isStricter, type Requirement } from './checks/evaluatePages.ts';
import { gateOf } from './checks/gate.ts';
import {
  askSecondCheck,
  othersOpen,
  type SecondCheckStep,
  withoutSecondChecks,
} from './checks/openSecondChecks.ts';
import { withPassed } from './checks/secondCheck.ts';
import type { StoredSecondCheck } from './checks/storedSecondCheck.ts';
import type { StoredPacket } from './assembly.ts';

interface Look {
  readonly by: Actor;
  readonly otherPerson?: OtherPersonView | undefined;
  /** The released document that it replaces; absent for an additional one. */
  readonly replaces?: StoredReplacement | undefined;
  readonly unread?: UnreadView | undefined;
  readonly second?: SecondCheckStep;
  /** Whether its pages have words of sensitive categories. */
  readonly hasCategories?: boolean;
  /** Which of its pages had to be checked: `all` also if all of them were checked. */
  readonly requirement?: Requirement;
  /** The count of the gate when the checks were read. */
  readonly gate: number;
}

export type ReadyDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** The packet is ready already, was released, or waits for its second check. */
  | { readonly kind: 'same' }
  /** The packet was discarded, or has pages of a source that may no longer be used. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'not-replaceable'; readonly problem: ReplacementProblem }
  /** The checks changed after they were read. */
  | { readonly kind: 'changed' };

/** Whether a packet that is ready is declared again in the same way. */
export function isSameReplacement(
  known: Pick<StoredReplacement, 'fileId' | 'reason'> | undefined,
  replaces: Pick<StoredReplacement, 'fileId' | 'reason'> | undefined,
): boolean {
  return known?.fileId === replaces?.fileId && known?.reason === replaces?.reason;
}

/** Makes a packet ready for its release after a person has looked at it, or makes it wait for its second check. */
export function makeReady(
  request: RequestDocument,
  packet: StoredPacket,
  { by, otherPerson, unread, gate, replaces, hasCategories, requirement, second = { kind: 'none' } }: Look,
  now: Date,
): ReadyDecision {
  const { packetId, pages, redactedPages, sourceIds, document, options, version } = packet;
  const blocked = request.blockedParts ?? [];
  if (!document || [packetId, ...sourceIds].some((id) => blocked.includes(id))) return { kind: 'blocked' };
  const { fileId, sha256 } = document;
  if (request.files[fileId]) return { kind: 'same' };
  const known = request.readyPackets?.[fileId];
  // A rule can be newer than the packet.
  const isComplete =
    known &&
    (known.secondCheck !== undefined || second.kind === 'none') &&
    !(requirement && isStricter(requirement, known.requirement));
  if (isComplete && isSameReplacement(known.replaces, replaces)) return { kind: 'same' };
  if (gateOf(request) !== gate) return { kind: 'changed' };
  const problem = replaces ? replacementProblem(request.files, replaces.fileId) : null;
  if (problem) return { kind: 'not-replaceable', problem };
  if (second.kind === 'wait') {
    const change = askSecondCheck(request, packet, { ...second.asker, otherPerson, unread, replaces }, now);
    return change ? { kind: 'change', change } : { kind: 'same' };
  }
  const check = second.kind === 'ended' ? second.check : undefined;
  const numbers = batesRangeOf(options.numbering, pages);
  const ready: ReadyPacket = {
    packetId,
    version,
    pages,
    redactedPages,
    sha256,
    sourceIds,
    ...(numbers && { numbers }),
    ...(otherPerson && { otherPerson }),
    ...(unread && { unread }),
    ...(replaces && { replaces }),
    ...(check && { secondCheck: check }),
    ...(hasCategories !== undefined && { hasCategories }),
    ...(requirement && { requirement }),
  };
  const details = {
    packetId,
    pages,
    ...(otherPerson && { otherPerson: otherPerson.reason }),
    ...(replaces && { replaces: replaces.fileId, replacement: replaces.reason }),
    ...(unread && { unread: unread.pages }),
    ...(check && { second: check.state }),
  };
  const changed = {
    readyPackets: { ...request.readyPackets, [fileId]: ready },
    ...(request.secondChecks && { secondChecks: othersOpen(request, packet) }),
    ...(check?.state === 'passed' && { secondChecked: withPassed(request.secondChecked, version) }),
    // The pages that were sent back are fine as they are.
    ...(check?.state === 'passed' && request.sentBack?.version === version && { sentBack: null }),
  };
  return {
    kind: 'change',
    change: {
      request: nextVersion(request, changed, now),
      event: { kind: 'packet-checked', at: now.toISOString(), by, details },
      steps: request.secondChecks ? [{ kind: 'project' }] : [],
    },
  };
}

/**
 * Records that a source or packet may no longer be released: packets with it are not ready any more, and cannot become
 * ready. Null if this was recorded before.
 */
export function blockPart(request: RequestDocument, id: string, by: Actor, now: Date): Change | null {
  const { blockedParts = [] } = request;
  if (blockedParts.includes(id)) return null;
  const isOut = ({ packetId, sourceIds, state }: Part) =>
    packetId === id || (state !== 'returned' && sourceIds.includes(id));
  return withoutParts({ ...request, blockedParts: [...blockedParts, id] }, isOut, by, now).change;
}

/**
 * Forgets that somebody looked at the packets of a request, for example because its pages changed. What was sent back
 * stays, because it is why they change. Null if no packet was ready or waiting.
 */
export function voidChecks(request: RequestDocument, by: Actor, now: Date): Change | null {
  const { packets, change } = withoutParts(request, ({ state }) => state !== 'returned', by, now);
  return packets > 0 ? change : null;
}

/** Does the same because there are no pages any more. The note about what was sent back can quote one, so it is deleted. */
export function endChecks(request: RequestDocument, by: Actor, now: Date): Change | null {
  const { packets, change } = withoutParts(request, () => true, by, now);
  const { sentBack } = request;
  if (!sentBack?.note) return packets > 0 ? change : null;
  return { ...change, request: { ...change.request, sentBack: { ...sentBack, note: '' } } };
}

/** Whether a packet can be released, by the ID of its document. */
export function isReady({ readyPackets }: RequestDocument, fileId: string): boolean {
  return readyPackets?.[fileId] !== undefined;
}

/** A packet that is ready, or has an open second check. */
interface Part extends Pick<ReadyPacket, 'packetId' | 'sourceIds'> {
  readonly state?: StoredSecondCheck['state'];
}

function withoutParts(
  request: RequestDocument,
  isOut: (part: Part) => boolean,
  by: Actor,
  now: Date,
): { readonly packets: number; readonly change: Change } {
  const all = Object.entries(request.readyPackets ?? {});
  const ready = all.filter(([, packet]) => !isOut(packet));
  const { kept, ended } = withoutSecondChecks(request, isOut);
  const packets = all.length - ready.length + ended;
  const changed = {
    readyPackets: Object.fromEntries(ready),
    ...(ended > 0 && { secondChecks: kept }),
  };
  const event = { kind: 'packet-blocked', at: now.toISOString(), by, details: { packets } } as const;
  return {
    packets,
    change: {
      request: nextVersion(request, changed, now),
      event,
      steps: ended > 0 ? [{ kind: 'project' }] : [],
    },
  };
}
