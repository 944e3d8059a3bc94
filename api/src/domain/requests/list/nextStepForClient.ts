import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { NextStep } from '@portal/contract/requests/schemas/nextStep.ts';
import { type ClaimState, decideDownload } from '../../files/downloads/decideDownload.ts';
import { isShownToClient } from '../../invoices/invoiceViews.ts';
import { accountsToVerify } from '../../payments/accountsToVerify.ts';
import { missingInformationView } from '../../submissions/reviewView.ts';
import type { RequestFile, RequestRoot } from '../root.ts';

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
  root: RequestRoot,
  { claimOf, downloaded }: DownloadFacts,
  now: Date,
): NextStep {
  const { payment } = root;
  if (payment.state === 'failed') {
    return payment.verificationUrl ? { kind: 'verify' } : { kind: 'pay', amount: payment.amountCents / 100 };
  }
  if (missingInformationView(root).missingInformation) return { kind: 'update' };
  const released = Object.values(root.files)
    .filter(({ uploadedByAdmin }) => uploadedByAdmin)
    .map((file) => ({ file, decision: decideDownload(file, claimOf(file), now) }));
  const windowEnds = released.flatMap(({ decision }) => (decision.kind === 'once' ? [decision.until] : []));
  const free = released.filter(
    ({ file, decision }) => decision.kind === 'free' && !downloaded.has(file.fileId),
  );
  if (windowEnds.length > 0) {
    const until = windowEnds.toSorted((a, b) => a.getTime() - b.getTime())[0]!.toISOString();
    return { kind: 'download', files: windowEnds.length + free.length, until };
  }
  const unpaid = [
    ...released.filter(({ decision }) => isPaymentRequired(decision)).map(({ file }) => file),
    ...Object.values(root.invoices).filter(
      (invoice) => isShownToClient(invoice) && invoice.paymentState !== 'paid',
    ),
  ];
  const payableCents = unpaid
    .filter(({ paymentState }) => paymentState !== 'clearing')
    .reduce((sum, item) => sum + ('totalCents' in item ? item.totalCents : item.chargeCents), 0);
  if (payableCents > 0 && accountsToVerify(root).length > 0) return { kind: 'verify' };
  if (payableCents > 0) return { kind: 'pay', amount: payableCents / 100 };
  if (free.length > 0) return { kind: 'download', files: free.length };
  if (payment.state === 'clearing' || unpaid.length > 0) return { kind: 'clearing' };
  const availableAt = released
    .flatMap(({ decision }) => ('availableAt' in decision && decision.availableAt) || [])
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (availableAt) return { kind: 'embargo', availableAt: availableAt.toISOString() };
  return (closedStatuses as readonly string[]).includes(root.status) ? { kind: 'closed' } : { kind: 'staff' };
}

/** Whether the file can be paid for: it is unpaid and not under embargo. */
function isPaymentRequired(decision: ReturnType<typeof decideDownload>): boolean {
  return decision.kind === 'refuse' && decision.code === 'payment-required' && !decision.availableAt;
}
