import type { DownloadState } from '../schemas/downloadState.ts';

/** What decides what a released document asks of the client. Instants are UTC ISO. */
export interface DocumentFacts {
  /** Absent in answers of earlier versions: nothing is said of the document. */
  readonly downloadState?: DownloadState | undefined;
  /** End of an active embargo. */
  readonly availableAt?: string | undefined;
  /** End of the open download window. */
  readonly downloadUntil?: string | undefined;
  /** Until when the link of the only download can be issued again. */
  readonly downloadAgainUntil?: string | undefined;
  readonly paymentState: 'unpaid' | 'clearing' | 'paid' | 'failed';
  readonly downloadRequest?: { readonly state: string } | undefined;
  /** Whether it is the notice of 42 CFR 2.32, which accompanies records and is none. */
  readonly isNotice?: boolean | undefined;
}

/** What the documents of a group have in common, the most important first. */
const kinds = [
  /** Can be downloaded once, until `at`. */
  'window',
  /** Can be paid for now. */
  'toPay',
  /** Can be downloaded at any time. */
  'ready',
  /** Were downloaded just now; again until `at`. */
  'repeat',
  /** The window ended without a download. */
  'missed',
  /** Other accounts downloaded them as often as their payment allows. */
  'noPlace',
  /** The bank withdrew the payment. */
  'paymentLost',
  'paymentDisputed',
  /** The bank is processing the payment. */
  'clearing',
  /** Paid or free, and under embargo until `at`. */
  'locked',
  /** Cannot be paid for before the embargo ends at `at`. */
  'lockedUnpaid',
  /** Staff have not answered a request for another download. */
  'requested',
  'scanning',
  /** The only download is used. */
  'usedUp',
  /** Did not pass the malware scan. */
  'blocked',
  /** Nothing but the notice of 42 CFR 2.32. */
  'noticeOnly',
  'withdrawn',
  'deleted',
] as const;

export type DocumentGroupKind = (typeof kinds)[number];

/** Documents that ask the same of the client. */
export interface DocumentGroup<Document extends DocumentFacts = DocumentFacts> {
  readonly kind: DocumentGroupKind;
  readonly documents: readonly Document[];
  /** `window`, `repeat`: the first end. `locked`, `lockedUnpaid`: when they can be downloaded or paid for. */
  readonly at?: string;
}

/**
 * Groups the released documents of a request by what the download rule says of them, the most important group first. The
 * notice of 42 CFR 2.32 counts with documents that are ready, and otherwise only if there is nothing else.
 */
export function documentGroups<Document extends DocumentFacts>(
  documents: readonly Document[],
): readonly DocumentGroup<Document>[] {
  const records = documents.filter(({ isNotice }) => !isNotice);
  const notices = documents.filter(
    ({ isNotice, downloadState }) => isNotice === true && downloadState === 'free',
  );
  const byKey = new Map<string, DocumentGroup<Document>>();
  const add = (kind: DocumentGroupKind, document: Document, at?: string, key = kind as string) => {
    const group = byKey.get(key);
    const first = [group?.at, at].filter((each) => each !== undefined).toSorted()[0];
    byKey.set(key, {
      kind,
      documents: [...(group?.documents ?? []), document],
      ...(first !== undefined && { at: first }),
    });
  };
  for (const document of records) {
    const found = groupOf(document);
    if (!found) continue;
    const { kind, at } = found;
    // Each end of an embargo is a promise of its own.
    add(kind, document, at, kind === 'locked' || kind === 'lockedUnpaid' ? `${kind}|${at}` : kind);
  }
  if (byKey.has('ready')) for (const notice of notices) add('ready', notice);
  if (byKey.size === 0) for (const notice of notices) add('noticeOnly', notice);
  return [...byKey.values()].toSorted(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.at ?? '').localeCompare(b.at ?? ''),
  );
}

function groupOf(document: DocumentFacts): { kind: DocumentGroupKind; at?: string | undefined } | null {
  const { downloadState, availableAt, downloadUntil, downloadAgainUntil } = document;
  const isRequested = document.downloadRequest?.state === 'open';
  switch (downloadState) {
    case undefined:
      return null;
    case 'free':
      return { kind: 'ready' };
    case 'once':
      return { kind: 'window', at: downloadUntil };
    case 'again':
      return { kind: 'repeat', at: downloadAgainUntil };
    case 'payment-required':
      if (document.paymentState === 'clearing') return { kind: 'clearing' };
      return availableAt === undefined ? { kind: 'toPay' } : { kind: 'lockedUnpaid', at: availableAt };
    case 'embargo':
      return { kind: 'locked', at: availableAt };
    case 'window-closed':
      return { kind: isRequested ? 'requested' : 'missed' };
    case 'account-limit':
      return { kind: isRequested ? 'requested' : 'noPlace' };
    case 'already-downloaded':
      return { kind: isRequested ? 'requested' : 'usedUp' };
    case 'payment-lost':
      return { kind: 'paymentLost' };
    case 'payment-disputed':
      return { kind: 'paymentDisputed' };
    case 'scan-pending':
      return { kind: 'scanning' };
    case 'infected':
      return { kind: 'blocked' };
    case 'withdrawn':
    case 'deleted':
      return { kind: downloadState };
  }
}
