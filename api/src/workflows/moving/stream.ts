import type { ContainerName } from '../../data/containers.ts';
import type { BlobContainer } from '../../data/blobs/account.ts';

/** What must be the same wherever the record of a line is. */
export interface Weighed {
  /** SHA-256. */
  readonly hash: string;
  readonly contentBytes: number;
}

export interface Page {
  readonly lines: readonly string[];
  readonly leftOut: number;
  /** Of the content that was kept for these lines. */
  readonly contentBytes: number;
  /** Where to go on after this page; undefined after the last one. */
  readonly token: string | undefined;
}

/** One container as a stream of records, each a line of JSON. */
export interface Stream {
  readonly name: string;
  pages(from: { readonly since: Date | null; readonly token: string | undefined }): AsyncGenerator<Page>;
  /** What tells the record of a line from all others of the stream. */
  keyOf(line: string): string;
  weigh(line: string): Weighed;
}

export const documentStreams = {
  config: 'cosmos-config',
  accounts: 'cosmos-accounts',
  // Requests before the lists of them: a list may be newer than a request, and what is still to be listed has its task.
  requests: 'cosmos-requests',
  views: 'cosmos-views',
  audit: 'cosmos-audit',
} satisfies Record<ContainerName, string>;

/** Zips are left out: they are made again when asked for. */
export const blobStreams = {
  quarantine: 'blobs-quarantine',
  documents: 'blobs-documents',
} satisfies Partial<Record<BlobContainer, string>>;
