import { documentGroups } from '@portal/contract/files/rules/documentGroups.ts';
import { releasedDocuments } from '../files/downloads/releasedDocuments.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/** What the client can do with newly released documents. */
export interface ReleaseState {
  /**
   * `ready`: something can be downloaded now. `toPay`: something can be downloaded after a payment. `locked`: something can
   * be downloaded after an embargo, even if it can be read now. `lockedUnpaid`: something can be paid for after an embargo. `other`: none of these, for
   * example while a payment is clearing.
   */
  readonly kind: 'ready' | 'toPay' | 'locked' | 'lockedUnpaid' | 'other';
  /** The amount that can be paid now, in cents; 0 if nothing can be paid. */
  readonly toPayCents: number;
  /** The first end of an embargo (UTC ISO); null if none is active. */
  readonly lockedUntil: string | null;
}

/**
 * What the client can do with these documents, assuming that nobody has downloaded any. Leaves out the notice of 42 CFR
 * 2.32, which is not a record.
 */
export function releaseState(
  { files }: Pick<RequestDocument, 'files'>,
  fileIds: readonly string[],
  now: Date,
): ReleaseState {
  const released = fileIds.flatMap((fileId) => files[fileId] ?? []);
  const documents = releasedDocuments(released, () => null, now).filter(({ isNotice }) => !isNotice);
  const groups = documentGroups(documents);
  const toPay = groups.find(({ kind }) => kind === 'toPay')?.documents ?? [];
  const locked = groups.filter(({ kind }) => kind === 'locked' || kind === 'lockedUnpaid');
  const isAnyReady = documents.some(
    ({ downloadState }) => downloadState === 'free' || downloadState === 'once',
  );
  return {
    kind: isAnyReady ? 'ready' : toPay.length > 0 ? 'toPay' : lockedKind(locked),
    toPayCents: toPay.reduce((sum, { chargeCents }) => sum + chargeCents, 0),
    lockedUntil: locked.flatMap(({ at }) => at ?? []).toSorted()[0] ?? null,
  };
}

function lockedKind(groups: readonly { readonly kind: string }[]): ReleaseState['kind'] {
  if (groups.some(({ kind }) => kind === 'locked')) return 'locked';
  return groups.length > 0 ? 'lockedUnpaid' : 'other';
}
