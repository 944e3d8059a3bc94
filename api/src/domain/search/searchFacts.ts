import type { SearchField } from '@portal/contract/search/schemas.ts';
import { isShownToClient } from '../invoices/invoiceViews.ts';
import { currentScopeOf } from '../requests/edits/narrowScope.ts';
import { contactEmailOf } from '../notifications/contactEmailOf.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { withoutSocialSecurityNumbers } from './socialSecurity.ts';

/**
 * Who searches. `submitter`: the client who submitted the request while signed in. `owner`: a client who added it with
 * its code.
 */
export type SearchReader = 'staff' | 'submitter' | 'owner';

/** A detail of a request that a search finds it by. */
export interface SearchFact {
  readonly field: SearchField;
  /** The text as it is shown. Days are YYYY-MM-DD. */
  readonly text: string;
  /** Id of the invoice with this number. */
  readonly id?: string;
}

/** Most payments of a request that it can be found by. */
const MAX_PAYMENTS = 200;

/**
 * The details of a request that a reader may search: for staff all of them, for clients those that a view of their own
 * shows. Listed one by one, so that a new field stays private until it is added here. Social Security numbers are
 * never among them.
 */
export function searchFacts(request: RequestDocument, reader: SearchReader): SearchFact[] {
  const { fields } = request;
  const { matterNumber, claimNumber, caseNumber } = currentScopeOf(request) ?? {};
  const invoices = Object.values(request.invoices).filter(
    (invoice) => reader === 'staff' || isShownToClient(invoice),
  );
  const facts: SearchFact[] = [
    { field: 'patientName', text: fields.patientName },
    { field: 'patientDob', text: fields.patientDob },
    { field: 'orderId', text: fields.orderId },
    { field: 'matterNumber', text: matterNumber ?? '' },
    { field: 'claimNumber', text: claimNumber ?? '' },
    { field: 'caseNumber', text: caseNumber ?? '' },
    { field: 'facilityName', text: fields.facilityName ?? '' },
    { field: 'phone', text: fields.contactPhone ?? '' },
    ...(reader === 'owner' ? [] : factsOfSubmitter(request)),
    ...invoices.map(({ number, invoiceId }) => ({
      field: 'invoiceNumber' as const,
      text: number,
      id: invoiceId,
    })),
    ...(reader === 'staff' ? paymentIdsOf(request) : []).map((text) => ({
      field: 'paymentId' as const,
      text,
    })),
  ];
  const lastFour = fields.patientSsnLast4 || null;
  const shown = facts.map((fact) =>
    AS_ENTERED.has(fact.field) ? fact : { ...fact, text: withoutSocialSecurityNumbers(fact.text, lastFour) },
  );
  return shown.filter(
    ({ field, text }, index) =>
      text.trim() !== '' && shown.findIndex((one) => one.field === field && one.text === text) === index,
  );
}

/**
 * Fields that keep all their digits: they were checked at entry, or people must find them in any form. Other fields
 * lose the digits of Social Security numbers.
 */
const AS_ENTERED: ReadonlySet<SearchField> = new Set([
  'orderId',
  'patientDob',
  'email',
  'phone',
  'invoiceNumber',
  'paymentId',
]);

/** What the submitter entered and can read again (`getRepeatableRequest`), and where the emails go. */
function factsOfSubmitter(request: RequestDocument): SearchFact[] {
  const { fields } = request;
  const emails = [contactEmailOf(request), fields.copyServiceEmail, fields.lawyerEmail];
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
function paymentIdsOf({ payment, files, invoices, combinedPayments }: RequestDocument): string[] {
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
