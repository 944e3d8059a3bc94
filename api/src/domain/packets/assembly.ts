import { documentLook } from '@portal/contract/files/schemas/documentLook.ts';
import { numbering, packetFailures, packetOptions } from '@portal/contract/packets/packet.ts';
import { sourceChanges, sourceRefusals, sourceTypes } from '@portal/contract/packets/sources.ts';
import * as z from 'zod/mini';
import { volumeKey } from './volumes.ts';
import { printedReason } from './redactionReasons.ts';

/** A PDF file with some pages of a source. */
const piece = z.object({ firstPage: z.int(), pages: z.int() });

/** For each page of a source whether it is blank, and 64 hex digits that say what it looks like. */
export const pageLooks = z.object({ blank: z.array(z.int()), looks: z.array(z.string()) });

const storedSource = z.object({
  sourceId: z.string(),
  number: z.int(),
  name: z.string(),
  type: z.enum(sourceTypes),
  size: z.int(),
  /** SHA-256 of the first and the last block, in hex. */
  fingerprint: z.string(),
  state: z.enum(['uploading', 'scanning', 'preparing', 'ready', 'refused', 'infected', 'withdrawn']),
  refusal: z.nullable(z.enum(sourceRefusals)),
  /** The version of the blob that is scanned and prepared; null while the browser is sending it. */
  etag: z.nullable(z.string()),
  pages: z.nullable(z.int()),
  pieces: z.array(piece),
  sha256: z.nullable(z.string()),
  changes: z.array(z.enum(sourceChanges)),
  addedAt: z.string(),
  addedBy: z.string(),
  /** How many times its preparation was started. */
  attempts: z.int(),
  /** Its preparation takes longer than a turn among small files. */
  isSlow: z.optional(z.boolean()),
  /** Another process is preparing it until then. */
  leaseUntil: z.nullable(z.string()),
});

export type StoredSource = z.output<typeof storedSource>;

/** One file of a packet in volumes. `pages`: of records; `allPages`: with cover and contents; `size`: bytes. */
const storedVolume = z.object({ size: z.int(), sha256: z.string(), pages: z.int(), allPages: z.int() });

export type StoredVolume = z.output<typeof storedVolume>;

const storedPacket = z.object({
  packetId: z.string(),
  state: z.enum(['building', 'built', 'failed', 'canceled']),
  failure: z.nullable(z.enum(packetFailures)),
  /** Pages of records. */
  pages: z.int(),
  /** Pages of records that have redactions. Absent in packets of earlier versions. */
  redactedPages: z._default(z.int(), 0),
  /** Redactions of these pages. */
  redactions: z._default(z.int(), 0),
  /** The reasons of its redactions, as they were named when its build started. */
  reasons: z._default(z.array(printedReason), []),
  donePages: z.int(),
  /** The version of the recipe. */
  version: z.int(),
  options: z.extend(packetOptions, { numbering }),
  document: z.nullable(
    z.object({
      fileId: z.string(),
      name: z.string(),
      /** Bytes of all volumes together. */
      size: z.int(),
      /**
       * SHA-256 of the file. For a packet in volumes: the SHA-256 of the hashes of its volumes, in order, each in hex, with
       * nothing between them.
       */
      sha256: z.string(),
      /** All pages of all volumes, with cover, contents and the list of redactions. */
      allPages: z.int(),
      /** Pages of cover and contents. Absent in packets of earlier versions, which have no other pages. */
      frontPages: z.optional(z.int()),
      /** The files of the packet, in order; absent if it is one file. */
      volumes: z.optional(z.array(storedVolume)),
    }),
  ),
  /** What its text says about whose records they are; null until the packet is built. */
  look: z.nullable(documentLook),
  /** The IDs of the sources that have a page in it. */
  sourceIds: z.array(z.string()),
  /** User IDs of the last people who opened it or its pages since it was built. */
  readBy: z.optional(z.array(z.string())),
  startedAt: z.string(),
  startedBy: z.string(),
  attempts: z.int(),
  leaseUntil: z.nullable(z.string()),
});

export type StoredPacket = z.output<typeof storedPacket>;

/** What the packet of a request is assembled from: a document beside the request. The order of the pages is a blob. */
export const assembly = z.object({
  requestId: z.string(),
  /** In the order of their numbers. */
  sources: z.array(storedSource),
  /** Oldest first. */
  packets: z.array(storedPacket),
  /** When each person last had it open, by user ID. Only the last minutes are kept. */
  people: z.record(z.string(), z.string()),
});

export type Assembly = z.output<typeof assembly>;

export function emptyAssembly(requestId: string): Assembly {
  return { requestId, sources: [], packets: [], people: {} };
}

/** How many packets are kept; the oldest ones without a result go first. */
export const MAX_PACKETS = 100;
/** A process renews its lease every few seconds. */
const LEASE_MS = 2 * 60_000;
/** Includes the first attempt. */
export const MAX_ATTEMPTS = 3;

export function findSource({ sources }: Assembly, sourceId: string): StoredSource | null {
  return sources.find((source) => source.sourceId === sourceId) ?? null;
}

export function findPacket({ packets }: Assembly, packetId: string): StoredPacket | null {
  return packets.find((packet) => packet.packetId === packetId) ?? null;
}

/** The assembly with this source added or changed. */
export function withSource(assembly: Assembly, changed: StoredSource): Assembly {
  const isNew = findSource(assembly, changed.sourceId) === null;
  const { sources } = assembly;
  return {
    ...assembly,
    sources: isNew
      ? [...sources, changed]
      : sources.map((source) => (source.sourceId === changed.sourceId ? changed : source)),
  };
}

/** The assembly with this packet added or changed. */
export function withPacket(assembly: Assembly, changed: StoredPacket): Assembly {
  const { packets } = assembly;
  if (findPacket(assembly, changed.packetId))
    return {
      ...assembly,
      packets: packets.map((packet) => (packet.packetId === changed.packetId ? changed : packet)),
    };
  const kept = [...packets, changed];
  while (kept.length > MAX_PACKETS) {
    const ended = kept.findIndex(({ state }) => state === 'failed' || state === 'canceled');
    if (ended < 0) break;
    kept.splice(ended, 1);
  }
  return { ...assembly, packets: kept };
}

/** Whether a process may start the work: no other process is doing it. */
export function isFree({ leaseUntil }: { readonly leaseUntil: string | null }, now: Date): boolean {
  return leaseUntil === null || leaseUntil <= now.toISOString();
}

export function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

/** The names of blobs of the sources and packets of a request. */
export const assemblyBlobs = {
  /** In `quarantine`, where the browser sends it and the scan finds it. */
  upload: (requestId: string, sourceId: string) => `sources/${requestId}/${sourceId}`,
  /** In `sources`: the bytes as they were sent. */
  original: (requestId: string, sourceId: string) => `${requestId}/${sourceId}`,
  /** In `sources`: the order of the pages, and its last versions. */
  recipe: (requestId: string, slot: 'current' | number) => `${requestId}/recipe/${slot}`,
  /** In `sources`: what people say about the pages. */
  checks: (requestId: string) => `${requestId}/checks`,
  /** In `pieces`, which can be made again. */
  piece: (requestId: string, sourceId: string, index: number) => `${requestId}/${sourceId}/${index}.pdf`,
  text: (requestId: string, sourceId: string, index: number) => `${requestId}/${sourceId}/${index}.json`,
  sheet: (requestId: string, sourceId: string, index: number) => `${requestId}/${sourceId}/${index}.jpg`,
  /** In `pieces`: which pages are blank, and what each page looks like. */
  looks: (requestId: string, sourceId: string) => `${requestId}/${sourceId}/looks.json`,
  /** In `pieces`: what the text of each page says (`sourceFacts`). */
  facts: (requestId: string, sourceId: string) => `${requestId}/${sourceId}/facts.json`,
  /** In `sources`: a volume of a packet, from 1. A packet that is one file is volume 1. */
  packet: (requestId: string, packetId: string, volume: number) =>
    volumeKey(`${requestId}/packet/${packetId}`, volume),
};
