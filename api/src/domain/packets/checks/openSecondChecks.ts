import type { OpenSecondCheck, SecondCheckView } from '@portal/contract/packets/secondCheck.ts';
import type { Actor } from '../../requests/actor.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { ReadyPacket, RequestDocument } from '../../requests/requestDocument.ts';
import type { StoredPacket } from '../assembly.ts';
import { raiseGate } from './gate.ts';
import type { EndedSecondCheck, SentBack, StoredSecondCheck, WaitingCheck } from './storedSecondCheck.ts';

type SecondChecks = NonNullable<RequestDocument['secondChecks']>;
type Reasons = Pick<WaitingCheck, 'otherPerson' | 'unread' | 'replaces'>;

/** A member of the staff who decides. */
export interface Decider {
  readonly by: Actor;
  readonly userId: string;
  readonly byName: string;
}

/** What calling `checkPacket` means for the second check of a packet. */
export type SecondCheckStep =
  /** The packet needs no second check. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ended'; readonly check: EndedSecondCheck }
  /** The caller has not opened it. */
  | { readonly kind: 'unread' }
  /** The caller changed its pages, so it waits for another person. */
  | { readonly kind: 'wait'; readonly asker: Decider };

/**
 * Returns what a call means for the second check. `override`: the reason of an admin; it only counts for somebody who
 * changed the pages.
 */
export function secondCheckStep(
  decider: Decider,
  {
    isNeeded,
    isAuthor,
    hasRead,
    override,
    askedBy,
    at,
  }: {
    readonly isNeeded: boolean;
    readonly isAuthor: boolean;
    readonly hasRead: boolean;
    readonly override: string | undefined;
    /** User ID of who asked for the check. */
    readonly askedBy: string | undefined;
    readonly at: string;
  },
): SecondCheckStep {
  if (!isNeeded) return { kind: 'none' };
  const { userId, byName } = decider;
  const ended = { by: userId, byName, at, ...(askedBy !== undefined && { askedBy }) };
  if (!isAuthor)
    return hasRead ? { kind: 'ended', check: { state: 'passed', note: '', ...ended } } : { kind: 'unread' };
  if (override === undefined) return { kind: 'wait', asker: decider };
  return { kind: 'ended', check: { state: 'overridden', note: override, ...ended } };
}

/** Packets that wait for their second check, or were sent back, by file ID. */
function secondChecksOf({ secondChecks = {} }: Pick<RequestDocument, 'secondChecks'>): SecondChecks {
  return secondChecks;
}

/** The second checks except some. */
export function withoutSecondChecks(
  request: Pick<RequestDocument, 'secondChecks'>,
  isOut: (check: StoredSecondCheck, fileId: string) => boolean,
): { readonly kept: SecondChecks; readonly ended: number } {
  const all = Object.entries(secondChecksOf(request));
  const kept = all.filter(([fileId, check]) => !isOut(check, fileId));
  return { kept: Object.fromEntries(kept), ended: all.length - kept.length };
}

/**
 * The second checks that stay open when a packet is ready or starts to wait for its own. Tasks to correct earlier versions
 * of the pages end, because this packet is the corrected one.
 */
export function othersOpen(
  request: Pick<RequestDocument, 'secondChecks'>,
  { version, document }: Pick<StoredPacket, 'version' | 'document'>,
): SecondChecks {
  return withoutSecondChecks(
    request,
    (check, fileId) => fileId === document?.fileId || (check.state === 'returned' && check.version < version),
  ).kept;
}

type Returns = Pick<RequestDocument, 'secondChecks' | 'sentBack'>;

/** Who sent a packet of the request back before; undefined if nobody did. */
function returnedBefore(request: Returns): WaitingCheck['returned'] {
  const before = Object.values(secondChecksOf(request)).flatMap((check) =>
    check.state === 'waiting' ? (check.returned ?? []) : [],
  );
  const last = lastOf([...before, ...returnsOf(request)]);
  return last && { note: last.note, byName: last.byName, at: last.at };
}

/**
 * Who sent back these pages or later ones, so that they must be corrected first. It does not matter which packet was sent
 * back, or whether it was discarded since. Undefined if nobody did, or if an author asked for the check of this packet
 * again since then.
 */
export function returnOf(
  request: Returns,
  { version, document }: Pick<StoredPacket, 'version' | 'document'>,
): SentBack | undefined {
  const last = lastOf(returnsOf(request).filter((sent) => sent.version >= version));
  const own = secondChecksOf(request)[document?.fileId ?? ''];
  const isAnswered = own?.state === 'waiting' && own.returned && last && own.returned.at >= last.at;
  return isAnswered ? undefined : last;
}

/** What was sent back. In requests of earlier versions of the portal, only open tasks say it. */
function returnsOf(request: Returns): SentBack[] {
  const open = Object.values(secondChecksOf(request)).flatMap((check) =>
    check.state === 'returned' ? [check] : [],
  );
  return request.sentBack ? [...open, request.sentBack] : open;
}

function lastOf<Sent extends { readonly at: string }>(sent: readonly Sent[]): Sent | undefined {
  return sent.toSorted((one, other) => other.at.localeCompare(one.at))[0];
}

/** Makes a packet wait for its second check. Null if it already waits, for the same reasons. */
export function askSecondCheck(
  request: RequestDocument,
  packet: StoredPacket,
  { by, userId, byName, ...reasons }: Decider & Reasons,
  now: Date,
): Change | null {
  const { packetId, version, sourceIds, document } = packet;
  const { fileId } = document!;
  const known = secondChecksOf(request)[fileId];
  const returned = returnedBefore(request);
  if (known?.state === 'waiting' && isSameReasons(known, reasons) && known.returned?.at === returned?.at)
    return null;
  const at = now.toISOString();
  const { otherPerson, unread, replaces } = reasons;
  const waiting: WaitingCheck = {
    state: 'waiting',
    packetId,
    version,
    sourceIds,
    by: userId,
    byName,
    at,
    ...(otherPerson && { otherPerson }),
    ...(unread && { unread }),
    ...(replaces && { replaces }),
    ...(returned && { returned }),
  };
  const { [fileId]: wasReady, ...readyPackets } = request.readyPackets ?? {};
  return {
    request: nextVersion(
      request,
      {
        secondChecks: { ...othersOpen(request, packet), [fileId]: waiting },
        ...(wasReady && { readyPackets }),
      },
      now,
    ),
    event: { kind: 'packet-to-check', at, by, details: { packetId } },
    ...(wasReady && { moreEvents: [{ kind: 'packet-blocked', at, by, details: { packets: 1 } }] }),
    steps: [{ kind: 'project' }],
  };
}

/** Signatures do not count. */
function isSameReasons(one: Reasons, other: Reasons): boolean {
  const facts = ({ otherPerson, unread, replaces }: Reasons) => [
    otherPerson && [otherPerson.reason, otherPerson.note],
    unread && [unread.reason, unread.pages],
    replaces && [replaces.fileId, replaces.reason, replaces.note],
  ];
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other));
}

export type ReturnDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** The same person sent it back before. */
  | { readonly kind: 'same' }
  | { readonly kind: 'not-waiting' }
  /** The caller changed its pages since the last check. */
  | { readonly kind: 'author' }
  /** Nothing says what must be corrected. */
  | { readonly kind: 'no-note' };

interface Return extends Decider {
  readonly note: string;
  /** Pages of the packet with a problem. */
  readonly pages: number;
  readonly isAuthor: boolean;
}

/** Sends a packet back that waits for its second check. Decisions based on the earlier checks no longer open its release. */
export function returnPacket(
  request: RequestDocument,
  { packetId, version, sourceIds, document }: StoredPacket,
  { by, userId, byName, note, pages, isAuthor }: Return,
  now: Date,
): ReturnDecision {
  const fileId = document?.fileId ?? '';
  const known = secondChecksOf(request)[fileId];
  if (known?.state === 'returned' && known.by === userId) return { kind: 'same' };
  if (known?.state !== 'waiting') return { kind: 'not-waiting' };
  if (isAuthor) return { kind: 'author' };
  if (note === '' && pages === 0) return { kind: 'no-note' };
  const signature = { by: userId, byName, at: now.toISOString() };
  const returned = { state: 'returned', packetId, version, sourceIds, ...signature, note, pages } as const;
  const change = raiseGate(request, { kind: 'packet-returned', details: { packetId, pages } }, by, now);
  const secondChecks = { ...request.secondChecks, [fileId]: returned };
  const sentBack = { version: Math.max(version, request.sentBack?.version ?? 0), ...signature, note };
  return {
    kind: 'change',
    change: {
      ...change,
      request: { ...change.request, secondChecks, sentBack },
      steps: [{ kind: 'project' }],
    },
  };
}

/** Whether a packet of the request waits for its second check, or was sent back by it. Null: neither. */
export function openSecondCheckOf(request: RequestDocument): StoredSecondCheck['state'] | null {
  const states = Object.values(secondChecksOf(request)).map(({ state }) => state);
  return states.find((state) => state === 'waiting') ?? states[0] ?? null;
}

/** Packets that wait for their second check, or were sent back, as staff see them. */
export function openSecondCheckViews(request: RequestDocument): OpenSecondCheck[] {
  return Object.values(secondChecksOf(request)).map((check) => ({
    ...openView(check),
    packetId: check.packetId,
    state: check.state,
    pages: check.state === 'returned' ? check.pages : 0,
  }));
}

/** The second check of a document that was made of a packet; undefined without one. For staff. */
export function secondCheckViewOf(
  request: RequestDocument,
  packet: Pick<StoredPacket, 'version' | 'document'>,
): SecondCheckView | undefined {
  const { files, readyPackets, secondChecks } = request;
  const fileId = packet.document?.fileId ?? '';
  const file = files[fileId];
  if (file) return file.secondCheck;
  const ended = endedView(readyPackets?.[fileId]);
  if (ended) return ended;
  const sent = returnOf(request, packet);
  if (sent) return { state: 'returned', note: sent.note, by: sent.by, byName: sent.byName, at: sent.at };
  const open = secondChecks?.[fileId];
  return open && openView(open);
}

/** What a released document keeps of the second check of its packet; undefined without one. */
export function endedView(packet: ReadyPacket | undefined): SecondCheckView | undefined {
  if (!packet?.secondCheck) return undefined;
  const { state, note, byName, at } = packet.secondCheck;
  return { state, note, byName, at };
}

function openView(check: StoredSecondCheck): SecondCheckView {
  const { state, byName, at } = check;
  if (check.state === 'returned') return { state, note: check.note, by: check.by, byName, at };
  return { state, note: '', byName, at, ...(check.returned && { returned: check.returned }) };
}
