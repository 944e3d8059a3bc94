import type { DocumentFacts } from '@portal/contract/files/rules/documentGroups.ts';
import type { RequestFile } from '../../requests/requestDocument.ts';
import { withPayment } from '../../packets/replacements.ts';
import { type ClaimState, decideDownload, type DownloadDecision, downloadStateOf } from './decideDownload.ts';

/** A released document with what the download rule says of it to one reader. */
export interface ReleasedDocument extends DocumentFacts {
  readonly fileId: string;
  readonly chargeCents: number;
}

/** The released documents among `files`, as a reader with these claims sees them. */
export function releasedDocuments(
  files: readonly RequestFile[],
  claimOf: (file: RequestFile) => ClaimState,
  now: Date,
): ReleasedDocument[] {
  const byId = Object.fromEntries(files.map((file) => [file.fileId, file]));
  return files
    .filter(({ uploadedByAdmin }) => uploadedByAdmin)
    .map((file) => {
      const decision = decideDownload(withPayment(file, byId), claimOf(file), now);
      return {
        fileId: file.fileId,
        chargeCents: file.chargeCents,
        paymentState: file.paymentState,
        isNotice: file.noticeVersion !== undefined,
        downloadState: downloadStateOf(decision),
        ...instantsOf(decision),
      };
    });
}

function instantsOf(decision: DownloadDecision) {
  if (decision.kind === 'once') return { downloadUntil: decision.until.toISOString() };
  if (decision.kind === 'again') return { downloadAgainUntil: decision.againUntil.toISOString() };
  return decision.kind === 'refuse' ? { availableAt: decision.availableAt?.toISOString() } : {};
}
