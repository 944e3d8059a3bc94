import type { SearchField } from '@portal/contract/search/schemas.ts';
import { isShownToClient } from '../invoices/invoiceViews.ts';
import { currentScopeOf } from '../requests/edits/narrowScope.ts';
import { contactEmailOf } from '../notifications/contactEmailOf.ts';
import type { RequestRoot } from '../requests/root.ts';

/**
 * Who searches. `submitter`: the client who submitted the request while signed in. `owner`: a client who added it with
 * its code.
 */
export type SearchReader = 'staff' | 'submitter' | 'owner';

/** A detail of a request that a search finds it by. */
export interface SearchFact {
  readonly field: SearchField;
  /** As it is shown. Days are YYYY-MM-DD. */
  readonly text: string;
  /** Id of the invoice with this number. */
  readonly id?: string;
}

/** Most payments of a request that it can be found by. */
const MAX_PAYMENTS = 200;

/**
 * The details of a request that a reader may search: for staff all of them, for clients those that a view of their own
 * shows. Listed one by one, so that a new field stays private until it is added here. Social Security digits are never
 * among them.
 */
export function searchFacts(root: RequestRoot, reader: SearchReader): SearchFact[] {
  const { fields } = root;
  const { matterNumber, claimNumber, caseNumber } = currentScopeOf(root) ?? {};
  const withoutSsn = (text = '') => withoutSocialSecurityNumbers(text, fields.patientSsnLast4);
  const invoices = Object.values(root.invoices).filter(
    (invoice) => reader === 'staff' || isShownToClient(invoice),
  );
  const facts: SearchFact[] = [
    { field: 'patientName', text: fields.patientName },
    { field: 'patientDob', text: fields.patientDob },
    { field: 'orderId', text: fields.orderId },
    { field: 'matterNumber', text: withoutSsn(matterNumber) },
    { field: 'claimNumber', text: withoutSsn(claimNumber) },
    { field: 'caseNumber', text: withoutSsn(caseNumber) },
    { field: 'facilityName', text: fields.facilityName ?? '' },
    { field: 'phone', text: fields.contactPhone ?? '' },
    ...(reader === 'owner' ? [] : factsOfSubmitter(root)),
    ...invoices.map(({ number, invoiceId }) => ({
      field: 'invoiceNumber' as const,
      text: number,
      id: invoiceId,
    })),
    ...(reader === 'staff' ? paymentIdsOf(root) : []).map((text) => ({ field: 'paymentId' as const, text })),
  ];
  return facts.filter(
    ({ field, text }, index) =>
      text.trim() !== '' && facts.findIndex((one) => one.field === field && one.text === text) === index,
  );
}

/** What the submitter entered and can read again (`getRepeatableRequest`), and where the emails go. */
function factsOfSubmitter(root: RequestRoot): SearchFact[] {
  const { fields } = root;
  const emails = [contactEmailOf(root), fields.copyServiceEmail, fields.lawyerEmail];
  const phones = [fields.copyServicePhone, fields.lawyerPhone];
  return [
    { field: 'attorneyName', text: fields.attorneyName ?? '' },
    { field: 'firmName', text: fields.firmName ?? '' },
    { field: 'copyServiceName', text: fields.copyServiceName },
    ...emails.map((text = '') => ({ field: 'email' as const, text })),
    ...phones.map((text = '') => ({ field: 'phone' as const, text })),
  ];
}

/** PaymentIntents and charges of the fee, documents and invoices, of this and earlier payments. */
function paymentIdsOf({ payment, files, invoices, combinedPayments }: RequestRoot): string[] {
  const ids = [
    payment.intentId,
    payment.chargeId,
    ...Object.values(files).flatMap((file) => [file.intentId, file.chargeId, ...file.refundedIntents]),
    ...Object.values(invoices).flatMap((invoice) => [
      invoice.intentId,
      invoice.chargeId,
      ...invoice.refunds.map(({ intentId }) => intentId),
    ]),
    ...Object.keys(combinedPayments),
  ];
  return [...new Set(ids.filter((id) => id !== null))].slice(0, MAX_PAYMENTS);
}

const SSN = /(?<!\d)\d{3}[^\p{L}\d]\d{2}[^\p{L}\d]\d{4}(?!\d)/gu;
const NINE_DIGITS = /(?<!\d)\d{9}(?!\d)/g;

/** A reference without what people enter there by mistake: a Social Security number, also without its hyphens. */
function withoutSocialSecurityNumbers(text: string, lastFour = ''): string {
  return text
    .replace(SSN, ' ')
    .replace(NINE_DIGITS, (digits) => (lastFour !== '' && digits.endsWith(lastFour) ? ' ' : digits))
    .trim();
}
