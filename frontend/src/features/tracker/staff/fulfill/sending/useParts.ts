import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { changeInvoice, createInvoice } from '@portal/contract/invoices/endpoints.ts';
import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { SeenWork } from '@portal/contract/requests/schemas/seen.ts';
import {
  getRequestDetails,
  updateRequestStatus,
} from '@portal/contract/requests/endpoints/requestDetails.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../../lib/api.ts';
import { ApiError } from '../../../../../lib/apiError.ts';
import { releaseBody } from '../../../../files/release/rules/releaseBody.ts';
import type { Upload } from '../../../../uploads/upload.ts';
import { contentOf, type Fulfillment } from '../fulfillValues.ts';
import { describeError, EarlierTerms, infectedNames } from './outcomes.ts';
import type { useKnownWork } from './useKnownWork.ts';
import type { useSent } from './useSent.ts';

interface Options extends Pick<ReturnType<typeof useSent>, 'latest' | 'keep'> {
  requestId: string;
  /** What this person knows. The server refuses to send if others did more. */
  known: ReturnType<typeof useKnownWork>;
  /** Stores the form with what was sent so far. */
  save: () => void;
  /** `ids`: of uploads. */
  onReleased: (ids: readonly string[]) => void;
  /** `errors`: messages of the server by path. */
  onRefused: (errors: Readonly<Record<string, string>>) => void;
  /** Runs before `onReleased`, if the files were released with the terms in the form. */
  onTermsUsed: (ids: readonly string[]) => void;
  onInvoiceSent: () => void;
  onStatusSaved: (status: string) => void;
}

const SCAN_PAUSE_MS = 1000;
const SCAN_LIMIT_MS = 60_000;

/** The calls that send the parts. What each may have sent is stored first, so that the next attempt repeats it. */
export function useParts({
  requestId,
  known,
  latest,
  keep,
  save,
  onReleased,
  onRefused,
  onTermsUsed,
  onInvoiceSent,
  onStatusSaved,
}: Options) {
  const { t } = useTranslation();

  function seenWork(): SeenWork {
    const { fileIds, invoiceIds } = known.current();
    return { fileIds: [...fileIds], invoiceIds: [...invoiceIds] };
  }

  async function sendDocuments(
    files: readonly Upload[],
    parsed: NonNullable<Fulfillment['release']>,
  ): Promise<void> {
    const body = { ...releaseBody(requestId, files, parsed), seenWork: seenWork() };
    const fileIds = body.uploadedFiles.map(({ fileId }) => fileId);
    keep({ sentFileIds: [...latest().sentFileIds, ...fileIds] });
    known.add({ fileIds });
    save();
    const ids = files.map(({ id }) => id);
    try {
      await call(updateRequestFiles, { body });
    } catch (error) {
      if (error instanceof ApiError) onRefused(error.fields);
      if (error instanceof ApiError && error.code === 'conflict') await refuseReleased(files);
      throw error;
    }
    onTermsUsed(ids);
    onReleased(ids);
  }

  /**
   * Throws if some of the files are in the request: an earlier attempt whose answer was lost released them with the terms
   * that it had. They leave the form.
   */
  async function refuseReleased(files: readonly Upload[]): Promise<void> {
    const current = await call(getRequestDetails, { query: { requestId } }).catch(() => null);
    const released = files.filter(
      ({ state }) =>
        state.kind === 'done' &&
        current?.uploadedFiles.some(({ fileId, deletedAt }) => fileId === state.fileId && !deletedAt),
    );
    if (released.length === 0) return;
    onReleased(released.map(({ id }) => id));
    const names = released.map(({ name }) => name).join(', ');
    if (released.length === files.length) throw new EarlierTerms(names);
    throw new Error(
      t('These were already sent with the earlier terms, the others were not: {{names}}', { names }),
    );
  }

  /** Creates and sends the invoice. A draft of an earlier attempt is changed, so that there is one invoice. */
  async function sendInvoice(lineItems: InvoiceLineDraft[]): Promise<void> {
    try {
      await createAndSendInvoice(lineItems);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code !== 'conflict' && code !== 'not_found') throw error;
      // Somebody changed, sent or deleted the draft, or an earlier one with other lines exists. The next attempt creates one.
      keep({ createdInvoice: null, invoiceKey: crypto.randomUUID() });
      save();
      throw new Error(
        `${describeError(error)} ${t('Check the invoices of the request before you try again.')}`,
        {
          cause: error,
        },
      );
    }
  }

  async function createAndSendInvoice(lineItems: InvoiceLineDraft[]): Promise<void> {
    const content = JSON.stringify(lineItems);
    const { createdInvoice: earlier, invoiceKey: key } = latest();
    let current = earlier;
    if (!earlier) {
      current = await call(createInvoice, { body: { requestId, key, lineItems, seenWork: seenWork() } }).then(
        ({ invoiceId, invoiceNumber, version }) => ({ invoiceId, invoiceNumber, version, content }),
      );
    } else if (earlier.content !== content) {
      const { invoiceId, version: seenVersion } = earlier;
      const body = { requestId, invoiceId, seenVersion, updates: { lineItems } };
      const { version } = await call(changeInvoice, { body });
      current = { ...earlier, version, content };
    }
    if (!current) return;
    known.add({ invoiceIds: [current.invoiceId] });
    keep({ createdInvoice: current });
    save();
    const { invoiceId, version: seenVersion } = current;
    await call(changeInvoice, { body: { requestId, invoiceId, seenVersion, updates: { status: 'sent' } } });
    keep({ createdInvoice: null, invoiceKey: crypto.randomUUID() });
    onInvoiceSent();
  }

  async function sendStatus(
    { status, notes, isPrivate }: Fulfillment['status'],
    seenStatus: string,
  ): Promise<void> {
    if (closedStatuses.includes(status)) await waitForScans();
    const change = { status, notes, isPrivate: isPrivate && notes !== '' };
    const content = contentOf(change);
    const { sentStatus } = latest();
    // The same change has the same key. Another one that may come after it does not pass for it.
    const sent = sentStatus?.content === content ? sentStatus : { key: crypto.randomUUID(), content };
    keep({ sentStatus: sent });
    save();
    const body: BodyInputOf<typeof updateRequestStatus> = { requestId, ...change, seenStatus, key: sent.key };
    try {
      await call(updateRequestStatus, { body });
    } catch (error) {
      // Refused: nothing was changed.
      if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'invalid_input')) {
        keep({ sentStatus: null });
        save();
      }
      throw error;
    }
    keep({ sentStatus: null });
    onStatusSaved(status);
  }

  /** Waits until the documents are scanned. A request is not closed with documents that the client cannot open. */
  async function waitForScans(): Promise<void> {
    for (let waited = 0; waited < SCAN_LIMIT_MS; waited += SCAN_PAUSE_MS) {
      const current = await call(getRequestDetails, { query: { requestId }, background: true });
      const { sentFileIds } = latest();
      const infected = infectedNames(current.uploadedFiles, sentFileIds);
      if (infected.length > 0) {
        throw new Error(
          t('The virus scan found malware in: {{names}}. Withdraw these files first.', {
            names: infected.join(', '),
          }),
        );
      }
      const isScanned = current.uploadedFiles.every(
        ({ fileId, scan, deletedAt }) => deletedAt || scan === 'clean' || !sentFileIds.includes(fileId),
      );
      if (isScanned) return;
      await new Promise((resolve) => setTimeout(resolve, SCAN_PAUSE_MS));
    }
    throw new Error(t('The virus scan of the documents takes longer than usual. Please try again.'));
  }

  return { sendDocuments, sendInvoice, sendStatus };
}
