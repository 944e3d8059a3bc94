import type { BatesRange } from '@portal/contract/packets/batesNumbers.ts';
import { keptPagesOf, redactedPagesOf, unconfirmedPagesOf } from '@portal/contract/packets/applyOperation.ts';
import type { packetFailures, PacketOptions } from '@portal/contract/packets/packet.ts';
import type { PageRef, Recipe } from '@portal/contract/packets/recipe.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import {
  type Assembly,
  findPacket,
  isFree,
  leaseFrom,
  MAX_ATTEMPTS,
  MAX_PACKETS,
  type StoredPacket,
  type StoredSource,
  withPacket,
} from './assembly.ts';
import { releasedNumbers } from './usedNumbers.ts';
import { printedReasons, type StoredRedactionReason } from './redactionReasons.ts';

interface PacketOrder {
  readonly packetId: string;
  /** The version that the person sees. */
  readonly version: number;
  readonly options: PacketOptions;
  /** All configured reasons of redactions. */
  readonly reasons: readonly StoredRedactionReason[];
  readonly userId: string;
  readonly request: RequestDocument;
}

export type StartedPacket =
  | { readonly kind: 'started'; readonly assembly: Assembly; readonly packet: StoredPacket }
  /** The call repeats an earlier one. */
  | { readonly kind: 'known'; readonly packet: StoredPacket }
  /**
   * `changed`: somebody saved other pages; `no-pages`: all pages are removed; `busy`: another packet is being built;
   * `full`: the request has too many packets.
   */
  | { readonly kind: 'refused'; readonly reason: 'changed' | 'no-pages' | 'busy' | 'full' }
  /** Another packet with these numbers was released for the request. */
  | { readonly kind: 'numbers-used'; readonly numbers: BatesRange }
  /** Nobody confirmed the redactions of these pages (page numbers of the packet). */
  | { readonly kind: 'unconfirmed'; readonly pages: readonly number[] }
  /** These sources are withdrawn, infected, or not ready. */
  | { readonly kind: 'unusable'; readonly sources: readonly StoredSource[] };

/** Starts to build a packet from the saved pages. A request builds one packet at a time. */
export function startPacket(
  assembly: Assembly,
  recipe: Recipe | null,
  { packetId, version, options, reasons, userId, request }: PacketOrder,
  now: Date,
): StartedPacket {
  const known = findPacket(assembly, packetId);
  if (known) return { kind: 'known', packet: known };
  if (!recipe || recipe.version !== version) return { kind: 'refused', reason: 'changed' };
  if (assembly.packets.some(({ state }) => state === 'building')) return { kind: 'refused', reason: 'busy' };
  if (assembly.packets.filter(({ state }) => state === 'built').length >= MAX_PACKETS)
    return { kind: 'refused', reason: 'full' };
  const pages = keptPagesOf(recipe);
  if (pages.length === 0) return { kind: 'refused', reason: 'no-pages' };
  const unusable = unusableSources(assembly, pages);
  if (unusable.length > 0) return { kind: 'unusable', sources: unusable };
  const numbers = releasedNumbers(request, assembly, { packetId, options, pages: pages.length });
  if (numbers) return { kind: 'numbers-used', numbers };
  const unconfirmed = unconfirmedPagesOf(recipe);
  if (unconfirmed.length > 0) return { kind: 'unconfirmed', pages: unconfirmed };
  const redacted = redactedPagesOf(recipe);
  const packet: StoredPacket = {
    packetId,
    state: 'building',
    failure: null,
    pages: pages.length,
    redactedPages: redacted.length,
    redactions: redacted.reduce((sum, page) => sum + recipe.redactions[page]!.length, 0),
    reasons: printedReasons(recipe, reasons),
    donePages: 0,
    version,
    options,
    document: null,
    look: null,
    sourceIds: sourcesOf(assembly, pages).map(({ sourceId }) => sourceId),
    startedAt: now.toISOString(),
    startedBy: userId,
    attempts: 0,
    leaseUntil: null,
  };
  return { kind: 'started', assembly: withPacket(assembly, packet), packet };
}

/** The sources that have one of these pages. */
function sourcesOf({ sources }: Assembly, pages: readonly PageRef[]): StoredSource[] {
  const numbers = new Set(pages.map((page) => Number(page.split('.')[0])));
  return sources.filter(({ number }) => numbers.has(number));
}

/** The sources of these pages that are not ready: withdrawn, infected, or no longer there. */
export function unusableSources(assembly: Assembly, pages: readonly PageRef[]): StoredSource[] {
  return sourcesOf(assembly, pages).filter(({ state }) => state !== 'ready');
}

/** The sources of a packet that may no longer be used. */
export function blockedSources({ sources }: Assembly, { sourceIds }: StoredPacket): StoredSource[] {
  return sources.filter(({ sourceId, state }) => sourceIds.includes(sourceId) && state !== 'ready');
}

/**
 * Fails the packets with pages of a source that was withdrawn or is infected. Leaves a packet whose document can still be
 * downloaded. Null if there are none.
 */
export function endUnusablePackets(
  assembly: Assembly,
  { files }: Pick<RequestDocument, 'files'>,
): Assembly | null {
  const isUnusable = ({ state, sourceIds, document }: StoredPacket) => {
    const file = document ? files[document.fileId] : undefined;
    const isAvailable = file?.deletedAt === null && file.scan !== 'infected';
    return state === 'built' && !isAvailable && removedSources(assembly, sourceIds).length > 0;
  };
  if (!assembly.packets.some(isUnusable)) return null;
  const packets = assembly.packets.map((packet) =>
    isUnusable(packet)
      ? { ...packet, state: 'failed' as const, failure: 'unusable-source' as const }
      : packet,
  );
  return { ...assembly, packets };
}

/** Those of these sources that were withdrawn or are infected. */
export function removedSources({ sources }: Assembly, sourceIds: readonly string[]): StoredSource[] {
  return sources.filter(
    ({ sourceId, state }) => sourceIds.includes(sourceId) && (state === 'withdrawn' || state === 'infected'),
  );
}

/** Records that a process starts the build. Null if another process is building, or the packet was canceled. */
export function startBuilding(assembly: Assembly, packet: StoredPacket, now: Date): Assembly | null {
  if (packet.state !== 'building' || !isFree(packet, now)) return null;
  const attempts = packet.attempts + 1;
  return attempts > MAX_ATTEMPTS
    ? failPacket(assembly, packet, 'failed')
    : withPacket(assembly, { ...packet, attempts, donePages: 0, leaseUntil: leaseFrom(now) });
}

/** Ends the build with its document, or fails it if a source became unusable. Null if the packet was canceled. */
export function completePacket(
  assembly: Assembly,
  packet: StoredPacket,
  { document, look }: Pick<StoredPacket, 'look'> & { document: NonNullable<StoredPacket['document']> },
): Assembly | null {
  if (packet.state !== 'building') return null;
  if (blockedSources(assembly, packet).length > 0) return failPacket(assembly, packet, 'unusable-source');
  return withPacket(assembly, {
    ...packet,
    state: 'built',
    document,
    look,
    donePages: packet.pages,
    leaseUntil: null,
  });
}

/** Records that a process gave up, so that the next attempt can begin at once. Null if the packet was canceled. */
export function freePacket(assembly: Assembly, packet: StoredPacket): Assembly | null {
  return packet.state === 'building' ? withPacket(assembly, { ...packet, leaseUntil: null }) : null;
}

/** Renews the lease of a process and records how many pages are done. Null if the packet was canceled. */
export function continuePacket(
  assembly: Assembly,
  packet: StoredPacket,
  donePages: number,
  now: Date,
): Assembly | null {
  return packet.state === 'building'
    ? withPacket(assembly, { ...packet, donePages, leaseUntil: leaseFrom(now) })
    : null;
}

export function failPacket(
  assembly: Assembly,
  packet: StoredPacket,
  failure: (typeof packetFailures)[number],
): Assembly | null {
  if (packet.state !== 'building') return null;
  return withPacket(assembly, { ...packet, state: 'failed', failure, leaseUntil: null });
}

/** How many people who read a packet are kept. */
const MAX_READERS = 20;

export function hasRead({ readBy = [] }: Pick<StoredPacket, 'readBy'>, userId: string): boolean {
  return readBy.includes(userId);
}

/** Records that a person opened a packet or its pages. Null if this was recorded before, or the packet is not built. */
export function readPacket(assembly: Assembly, packet: StoredPacket, userId: string): Assembly | null {
  if (packet.state !== 'built' || hasRead(packet, userId)) return null;
  const readBy = [...(packet.readBy ?? []), userId].slice(-MAX_READERS);
  return withPacket(assembly, { ...packet, readBy });
}

/** Ends a build, or discards a packet. Null if the packet has ended already. */
export function cancelPacket(assembly: Assembly, packet: StoredPacket): Assembly | null {
  if (packet.state !== 'building' && packet.state !== 'built') return null;
  return withPacket(assembly, { ...packet, state: 'canceled', leaseUntil: null });
}
