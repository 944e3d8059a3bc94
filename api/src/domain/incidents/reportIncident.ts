import { WRONG_PERSON } from '@portal/contract/files/schemas/withdrawal.ts';
import { earliestDayOnEarth } from '@portal/contract/fields/dates.ts';
import { incidentDueOn } from '@portal/contract/incidents/rules.ts';
import type { IncidentReport } from '@portal/contract/incidents/schemas.ts';
import { withdrawFile } from '../files/withdrawFile.ts';
import { type Change, combineChanges, nextVersion } from '../requests/change.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import { incidentDocumentId, type IncidentWriter, signatureOf, type StoredIncident } from './incident.ts';

export type ReportDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** The incident is recorded. */
  | { readonly kind: 'same' }
  | {
      readonly kind: 'refuse';
      readonly reason: 'no-such-file' | 'other-incident' | 'before-release' | 'notice';
    };

interface NewIncident {
  readonly incidentId: string;
  readonly contentHash: string;
}

/**
 * Withdraws documents that were released to the wrong person, and records the incident, in one change. Documents that
 * are already withdrawn or deleted belong to it too, because they may have been opened before.
 */
export function reportIncident(
  request: RequestDocument,
  { fileIds, discoveredOn, what }: Pick<IncidentReport, 'fileIds' | 'discoveredOn' | 'what'>,
  { incidentId, contentHash }: NewIncident,
  writer: IncidentWriter,
): ReportDecision {
  const refuse = (reason: Extract<ReportDecision, { kind: 'refuse' }>['reason']) =>
    ({ kind: 'refuse', reason }) as const;
  const files = [...new Set(fileIds)].map((fileId) => request.files[fileId]);
  const released = files.filter((file): file is RequestFile => file?.uploadedByAdmin === true);
  if (released.length < files.length) return refuse('no-such-file');
  if (released.every((file) => file.incidentId === incidentId)) return { kind: 'same' };
  if (released.some((file) => file.incidentId !== undefined)) return refuse('other-incident');
  const firstRelease = released.map(({ uploadedAt }) => uploadedAt).toSorted()[0]!;
  const releasedOn = earliestDayOnEarth(new Date(firstRelease));
  if (discoveredOn < releasedOn) return refuse('before-release');
  const { by, byName, now } = writer;
  const withdrawal = { by, byName, refund: false, reason: WRONG_PERSON, note: '' } as const;
  // The notice of 42 CFR 2.32 can be withdrawn after the documents that it accompanies.
  const open = released
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => Number(a.noticeVersion !== undefined) - Number(b.noticeVersion !== undefined));
  let isRefused = false;
  const withdrawals = open.map(({ fileId }) => (current: RequestDocument) => {
    const decision = withdrawFile(current, fileId, withdrawal, now);
    if (decision.kind === 'change') return decision.change;
    isRefused = true;
    return null;
  });
  const ids = released.map(({ fileId }) => fileId);
  const record = (current: RequestDocument): Change => ({
    request: nextVersion(current, { files: withIncident(current.files, ids, incidentId) }, now),
    event: {
      kind: 'incident-recorded',
      at: now.toISOString(),
      by,
      details: { incidentId, files: ids.join(','), discoveredOn },
    },
    steps: [{ kind: 'project' }],
  });
  const change = combineChanges(request, [...withdrawals, record]);
  if (isRefused || !change) return refuse('notice');
  const incident: StoredIncident = {
    id: incidentDocumentId(incidentId),
    requestId: request.requestId,
    type: 'incident',
    incidentId,
    contentHash,
    revision: 1,
    ...signatureOf(writer),
    fileIds: ids,
    what,
    releasedOn,
    discoveredOn,
    corrections: [],
    assessment: null,
    notes: [],
    letters: [],
    closings: [],
    due: incidentDueOn(discoveredOn),
  };
  return { kind: 'change', change: { ...change, incident } };
}

function withIncident(
  files: RequestDocument['files'],
  fileIds: readonly string[],
  incidentId: string,
): RequestDocument['files'] {
  const marked = fileIds.map((fileId) => [fileId, { ...files[fileId]!, incidentId }] as const);
  return { ...files, ...Object.fromEntries(marked) };
}
