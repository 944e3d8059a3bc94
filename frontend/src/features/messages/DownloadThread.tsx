import { Button, Checkbox } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import {
  downloadMessagesExport,
  exportMessages,
  messagesExportStatus,
} from '@portal/contract/messages/endpoints.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { dialogIntent } from '../../components/dialogs/SmallDialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { untilBuilt } from '../../lib/saving/untilBuilt.ts';
import { saveFromLink } from '../files/api/saveFromLink.ts';

/** Saves the whole thread of a request as PDF, with the internal notes if the person chooses them each time. */
export function DownloadThread({ request: { _id: requestId } }: { request: Pick<StaffRequestView, '_id'> }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const hintId = useId();
  const [isOpen, setOpen] = useState(false);
  const [withNotes, setWithNotes] = useState(false);
  const download = useMutation({
    mutationFn: async () => {
      const reader = { language: currentLanguage() };
      const fallback = 'Failed to load the messages';
      const ordered = await call(exportMessages, {
        body: { requestId, includeNotes: withNotes, ...reader },
        fallback,
      });
      const ref = { requestId, bundleId: ordered.bundleId };
      const { state } = await untilBuilt(ordered, () =>
        call(messagesExportStatus, { query: ref, background: true, fallback }),
      );
      if (state === 'failed') {
        const message = t('The file could not be prepared. Please try again.');
        throw new ApiError({ code: 'conflict', message, status: 409 });
      }
      return call(downloadMessagesExport, { body: ref, fallback });
    },
    onSuccess: ({ url }) => {
      saveFromLink(url);
      setOpen(false);
      toasts.show({ type: 'success', message: t('Thread downloaded') });
      // The export is recorded in the activity.
      void queryClient.invalidateQueries({ queryKey: ['requestActivity', requestId] });
    },
  });
  const open = () => {
    download.reset();
    setWithNotes(false);
    setOpen(true);
  };
  return (
    <div {...dialogIntent}>
      <Button icon={<ArrowDownloadRegular aria-hidden />} onClick={open}>
        {t('Download thread')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('Download thread')}
          confirmLabel={download.error ? t('Retry') : t('Download')}
          isPending={download.isPending}
          onConfirm={() => download.mutate()}
          onClose={() => setOpen(false)}
        >
          <Checkbox
            label={t('Include internal notes')}
            aria-describedby={hintId}
            checked={withNotes}
            disabled={download.isPending}
            onChange={(_, data) => setWithNotes(data.checked === true)}
          />
          <p id={hintId}>
            {t(
              'The file then also says who was notified and who takes care of a message. Leave the notes out for clients, courts and other people outside.',
            )}
          </p>
          {download.isPending && (
            <p role="status">{t('Preparing the PDF. A long thread can take a few minutes.')}</p>
          )}
          {download.error && (
            <Notice type="error" role="alert" title={t('The thread was not downloaded')}>
              {download.error.message}
            </Notice>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
