import { csvRow } from '@portal/contract/fields/csvRow.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { isTextDeleted, storedMessage } from '../../messages/message.ts';
import type { RequestFile, RequestDocument } from '../../requests/requestDocument.ts';
import { requestMoneyView } from '../../requests/views/requestMoney.ts';

type Document = Readonly<Record<string, unknown>>;

/** Why the export has no file with the content of a document. `missing`: the store does not have it. */
export type DocumentState = 'exported' | 'deleted' | 'infected' | 'not scanned' | 'missing';

/** A document of a request, and its file in the export. */
export interface ExportedDocument {
  readonly file: RequestFile;
  readonly state: DocumentState;
  /** Null without a file. Of a document in volumes: of the first one. */
  readonly path: string | null;
  readonly sha256: string | null;
  /** The files of a document in volumes, in order; absent for a document that is one file. */
  readonly volumes?: readonly ExportedVolume[];
}

/** A file of a document in volumes. `path` and `sha256` are null without a file. */
interface ExportedVolume {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly path: string | null;
  readonly sha256: string | null;
}

/**
 * Fields of a request that are not exported. The verification code can be calculated from the draft ID, and the pages of
 * Stripe verify a bank account. Names of blobs and ETags mean nothing outside the store.
 */
export const LEFT_OUT_FIELDS = ['draftId', 'accountVerifications'] as const;
export const LEFT_OUT_PAYMENT_FIELDS = ['verificationUrl'] as const;
export const LEFT_OUT_FILE_FIELDS = ['quarantineBlob', 'etag'] as const;

/** Without the fields that the store adds, and those that say how the portal stores a document. */
function content(document: Document, ...leftOut: readonly string[]): Record<string, unknown> {
  const technical = new Set(['type', 'requestId', 'terms', 'termsVersion', 'ttl', 'contentHash', ...leftOut]);
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => !name.startsWith('_') && !technical.has(name)),
  );
}

function valuesOf(record: unknown): unknown[] {
  return typeof record === 'object' && record !== null ? Object.values(record) : [];
}

/** The state of a file in the export. */
export function documentStateOf({ scan, deletedAt }: RequestFile): DocumentState {
  if (deletedAt !== null) return 'deleted';
  if (scan === 'clean') return 'exported';
  return scan === 'infected' ? 'infected' : 'not scanned';
}

/**
 * The file of a request: everything that is stored about it, from its document as stored and the other documents of its
 * partition. Works on what is stored and not on what this version knows, so that no field gets lost.
 */
export function exportedRequest(
  request: RequestDocument,
  stored: Document,
  others: readonly Document[],
  documents: readonly ExportedDocument[],
): Record<string, unknown> {
  const { fields, status, submittedAt, history, updates, invoices, payment, combinedPayments, ...rest } =
    content(stored, ...LEFT_OUT_FIELDS, 'id', 'files', 'schemaVersion', 'seq');
  const {
    outsideRefunds = [],
    review = null,
    reviewDecisions = [],
    deadline = null,
    dueDateChanges = [],
    scopeChanges = [],
    earlyReleases = [],
    retention = null,
    ...more
  } = rest;
  const ofType = (type: string) => others.filter((each) => each['type'] === type);
  const files = stored['files'] as Readonly<Record<string, Document>>;
  return {
    requestId: request.requestId,
    orderId: request.fields.orderId,
    status,
    submittedAt,
    fields,
    ...more,
    history,
    updates: updates ?? [],
    messages: ofType('message').map((each) => exportedMessage(request, each)),
    invoices: valuesOf(invoices),
    payments: {
      fee: content(payment as Document, ...LEFT_OUT_PAYMENT_FIELDS),
      combined: Object.entries((combinedPayments ?? {}) as Record<string, Document>).map(
        ([intentId, combined]) => ({ intentId, ...combined }),
      ),
      outsideRefunds,
    },
    decisions: {
      review,
      reviewDecisions,
      deadline,
      dueDateChanges,
      scopeChanges,
      earlyReleases,
      retention,
    },
    documents: documents.map(({ file, state, path, sha256, volumes }) => ({
      ...content(files[file.fileId]!, ...LEFT_OUT_FILE_FIELDS, ...(volumes ? ['volumes'] : [])),
      ...(volumes && {
        volumes: volumes.map((volume, index) => ({ ...volume, pages: file.volumes?.[index]?.pages })),
      }),
      state,
      path,
      sha256,
    })),
    deliveries: {
      notices: ofType('notice').map((each) => content(each, 'id', 'addressKey')),
      downloads: ofType('download').map((each) => content(each, 'id')),
      downloadedFileIds: ofType('downloaded').map((each) => each['fileId']),
      additionalRecipients: ofType('more-subjects').map((each) => each['subjects'])[0] ?? {},
    },
    assembly: ofType('assembly').map((each) => content(each, 'id'))[0] ?? null,
    incidents: ofType('incident').map((each) => content(each, 'id')),
    events: ofType('event').map((each) => content(each)),
  };
}

/**
 * A message as exported. Its text is left out if the request says that it was deleted, because the message document may
 * still have it.
 */
function exportedMessage(request: RequestDocument, document: Document): Record<string, unknown> {
  const { position } = storedMessage.parse(document);
  const message = content(document, 'id');
  return isTextDeleted(request.thread, position) ? { ...message, text: '', isDeleted: true } : message;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** The lists with one row for each request, document, invoice and payment, with their first lines. */
export const requestLists = {
  requests: [
    'Request ID',
    'Order ID',
    'Status',
    'Source',
    'Submitted',
    'Updated',
    'Due',
    'Request type',
    'Patient',
    'Date of birth',
    'Facility',
    'Attorney',
    'Firm',
    'Copy service',
    'Contact email',
    'Charged (USD)',
    'Paid (USD)',
    'Refunded (USD)',
    'Owed (USD)',
    'Documents',
    'File',
  ],
  documents: [
    'Request ID',
    'Order ID',
    'File ID',
    'Name',
    'Kind',
    'From the provider',
    'Uploaded',
    'Bytes',
    'Content type',
    'State',
    'Charge (USD)',
    'Paid',
    'File',
    'SHA-256',
  ],
  invoices: [
    'Number',
    'Request ID',
    'Order ID',
    'Created',
    'Sent',
    'Active',
    'Total (USD)',
    'Payment',
    'Paid',
    'Refunded (USD)',
  ],
  payments: [
    'Request ID',
    'Order ID',
    'Stripe payment',
    'State',
    'Paid',
    'Amount (USD)',
    'Refunded (USD)',
    'For',
  ],
} as const;

/** The rows of a request in each list. */
export function requestRows(
  request: RequestDocument,
  path: string,
  documents: readonly ExportedDocument[],
): Record<keyof typeof requestLists, string[]> {
  const { requestId, fields } = request;
  const { orderId } = fields;
  const { money } = requestMoneyView(request);
  const balance = money?.balance ?? { charged: 0, paid: 0, refunded: 0, owed: 0 };
  return {
    requests: [
      csvRow(
        [
          requestId,
          orderId,
          request.status,
          request.source,
          request.submittedAt,
          request.updatedAt,
          request.dueDate,
          requestTypeName(fields.requestType),
          fields.patientName,
          fields.patientDob,
          fields.facilityName,
          fields.attorneyName,
          fields.firmName,
          fields.copyServiceName,
          fields.contactEmail || fields.copyServiceEmail,
          ...[balance.charged, balance.paid, balance.refunded, balance.owed].map(dollars),
          documents.length,
          path,
        ].map((cell) => cell ?? ''),
      ),
    ],
    // Each volume has a row; the charge is of all of them.
    documents: documents.flatMap(({ file, state, volumes, ...only }) =>
      (volumes ?? [{ ...only, name: file.originalName, size: file.size }]).map((part) =>
        csvRow([
          requestId,
          orderId,
          file.fileId,
          part.name,
          file.group,
          yesOrNo(file.uploadedByAdmin),
          file.uploadedAt,
          part.size,
          file.contentType,
          state,
          dollars(file.chargeCents),
          file.paidAt ?? '',
          part.path ?? '',
          part.sha256 ?? '',
        ]),
      ),
    ),
    invoices: Object.values(request.invoices).map((invoice) =>
      csvRow([
        invoice.number,
        requestId,
        orderId,
        invoice.createdAt,
        invoice.sentAt ?? '',
        yesOrNo(invoice.isActive),
        dollars(invoice.totalCents),
        invoice.paymentState,
        invoice.paidAt ?? '',
        dollars(invoice.refunds.reduce((sum, { cents, state }) => sum + (state === 'done' ? cents : 0), 0)),
      ]),
    ),
    payments: (money?.payments ?? []).map((payment) =>
      csvRow([
        requestId,
        orderId,
        payment.paymentIntentId ?? (payment.isOutside ? '' : (request.payment.intentId ?? '')),
        payment.isOutside ? `${payment.state}, outside the portal` : payment.state,
        payment.paidAt ?? '',
        dollars(payment.amount),
        dollars(payment.refunded),
        payment.items.map(({ kind, name }) => `${kind} ${name}`.trim()).join('; '),
      ]),
    ),
  };
}
