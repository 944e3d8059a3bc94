import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReleaseValues } from '../files/release/rules/releaseValues.ts';
import type { ReleaseDraft } from '../files/release/useReleaseDraft.ts';
import { useLooks } from '../files/look/useLooks.ts';
import { invoicesQuery } from '../invoices/api/invoicesQuery.ts';
import { isRunning } from '../uploads/upload.ts';
import { COMPLETED, type Entered, hasText } from './rules/fulfillValues.ts';
import { unpaidCents } from './rules/unpaidCents.ts';
import { useFulfillForm } from './useFulfillForm.ts';
import { type Attempt, useSend } from './sending/useSend.ts';

/**
 * The form that sends documents, an invoice, and a status with a note in one call: all of it or nothing.
 */
export function useFulfill(
  request: StaffRequestView,
  release: ReleaseDraft,
  saveRelease: (values: ReleaseValues) => void,
) {
  const { t } = useTranslation();
  const edit = useFulfillForm(request, release, saveRelease);
  const { data: invoices } = useQuery(invoicesQuery(request._id));
  const { send, problem, reset } = useSend(request, invoices, edit);
  /** What the running attempt sends. */
  const [attempted, setAttempted] = useState<Entered | null>(null);
  const { form, values, uploads, files, seenStatus, invoice, hasStatus } = edit;
  const looks = useLooks(request._id, files);
  const isSending = form.formState.isSubmitting;
  // The attempt whose answer was lost may have changed it.
  const newerStatus = isSending || edit.isUnconfirmed ? null : edit.newerStatus;
  const entered: Entered = {
    values,
    files,
    invoiceCents: invoice?.cents ?? null,
    seenStatus,
    unpaidCents: invoices ? unpaidCents(request.uploadedFiles, invoices) : null,
  };
  const refusedUpload = uploads.find(({ state }) => state.kind === 'refused');
  const failedUpload = files.find(({ state }) => state.kind === 'failed');
  return {
    form,
    values,
    files,
    linesVersion: edit.linesVersion,
    isSending,
    problem,
    seenStatus,
    invoice,
    hasStatus,
    /** The status that someone else set; null if it is unchanged. */
    newerStatus,
    isClosedByOthers: newerStatus !== null && closedStatuses.includes(newerStatus),
    keepMine: () => {
      // A person who chose no status keeps the one that is stored.
      if (values.status === seenStatus) form.setValue('status', request.status);
      edit.setSeenStatus(request.status);
      form.setFocus('status');
    },
    acceptStored: () => {
      edit.setStatus(request.status);
      form.setFocus('status');
    },
    looks,
    /** Why nothing can be sent now, for `Send to client`; null if it can. */
    obstacle: obstacle(),
    /** Whether anything that would be lost is in the form. */
    hasInput: hasText(values, seenStatus) || files.length > 0,
    isRestored: edit.isRestored,
    /** Names of the files that must be chosen again. */
    missingFiles: edit.missingFiles.map(({ name }) => name),
    keepTerms: edit.keepTerms,
    submit: (attempt: Attempt) =>
      form.handleSubmit(async (parsed) => {
        setAttempted(attempt.completes ? { ...entered, values: { ...values, status: COMPLETED } } : entered);
        await send(parsed, attempt).finally(() => setAttempted(null));
      })(),
    /** What is sent, also while the form is emptied. */
    entered: attempted ?? entered,
    startOver: () => {
      edit.startOver();
      reset();
    },
  };

  function obstacle(): string | null {
    if (newerStatus !== null) return t('Decide about the changed status first.');
    if (uploads.some(isRunning)) return t('Files are still uploading.');
    if (looks.isRunning) return t('The documents are being checked.');
    if (failedUpload) return t('Failed to upload file {{name}}', { name: failedUpload.name });
    // Otherwise the others would be sent, and the request completed, without it.
    if (refusedUpload) {
      return t('{{name}} was not accepted. Remove it first.', { name: refusedUpload.name });
    }
    if (invoice?.problem) return t(invoice.problem);
    return null;
  }
}
