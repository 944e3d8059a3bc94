import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { documentGroups } from '@portal/contract/files/rules/documentGroups.ts';
import type { NextStep } from '@portal/contract/requests/schemas/nextStep.ts';
import type { ClaimState } from '../../files/downloads/decideDownload.ts';
import { releasedDocuments } from '../../files/downloads/releasedDocuments.ts';
import { isShownToClient } from '../../invoices/invoiceViews.ts';
import { accountsToVerify } from '../../payments/accountsToVerify.ts';
import { missingInformationView } from '../../submissions/reviewView.ts';
import type { RequestFile, RequestDocument } from '../requestDocument.ts';

interface DownloadFacts {
  readonly claimOf: (file: RequestFile) => ClaimState;
  /** Ids of the files that a client or holder has downloaded. */
  readonly downloaded: ReadonlySet<string>;
}

/**
 * What a request waits for. What the client must do comes first: a failed fee, missing information, downloads whose
 * window is open, payments and the verification of their bank accounts, then free documents that nobody has downloaded.
 */
export function nextStepForClient(
  request: RequestDocument,
  { claimOf, downloaded }: DownloadFacts,
  now: Date,
): NextStep {
  const { payment } = request;
  if (payment.state === 'failed') {
    return payment.verificationUrl ? { kind: 'verify' } : { kind: 'pay', amount: payment.amountCents / 100 };
  }
  if (missingInformationView(request).missingInformation) return { kind: 'update' };
  const groups = documentGroups(releasedDocuments(Object.values(request.files), claimOf, now));
  const group = (kind: (typeof groups)[number]['kind']) => groups.find((each) => each.kind === kind);
  const documents = (kind: (typeof groups)[number]['kind']) => group(kind)?.documents ?? [];
  const window = group('window');
  const unread = documents('ready').filter(({ fileId }) => !downloaded.has(fileId));
  if (window?.at !== undefined) {
    return { kind: 'download', files: window.documents.length + unread.length, until: window.at };
  }
  const invoices = Object.values(request.invoices).filter(
    (invoice) => isShownToClient(invoice) && invoice.paymentState !== 'paid',
  );
  const payable = invoices.filter(({ paymentState }) => paymentState !== 'clearing');
  const payableCents =
    documents('toPay').reduce((sum, { chargeCents }) => sum + chargeCents, 0) +
    payable.reduce((sum, { totalCents }) => sum + totalCents, 0);
  if (payableCents > 0 && accountsToVerify(request).length > 0) return { kind: 'verify' };
  if (payableCents > 0) return { kind: 'pay', amount: payableCents / 100 };
  if (unread.length > 0) return { kind: 'download', files: unread.length };
  const isClearing = documents('clearing').length > 0 || invoices.length > payable.length;
  if (payment.state === 'clearing' || isClearing) return { kind: 'clearing' };
  const ends = groups.filter(({ kind }) => kind === 'locked' || kind === 'lockedUnpaid').map(({ at }) => at);
  const availableAt = ends.filter((at) => at !== undefined).toSorted()[0];
  if (availableAt !== undefined) return { kind: 'embargo', availableAt };
  return (closedStatuses as readonly string[]).includes(request.status)
    ? { kind: 'closed' }
    : { kind: 'staff' };
}
