import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import type { Question } from './sending/question.ts';
import { useReviewText } from './useReviewText.ts';

interface Props {
  request: StaffRequestView;
  question: Question;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a request is fulfilled that nobody approved or on which somebody else works, or is completed without anything for the client. */
export function SendQuestion({ request, question, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const reviewText = useReviewText(question.review && request.review);
  const { isEmpty, completes, review, others, lostFiles } = question;
  return (
    <ConfirmDialog
      title={isEmpty ? t('Complete without sending anything?') : t('Send anyway?')}
      confirmLabel={isEmpty ? t('Complete the request') : t('Send anyway')}
      isPending={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {others && (
        <>
          <p>{t('This was added to the request after you opened the panel:')}</p>
          <ul>
            {others.files.length > 0 && (
              <li>{t('Documents: {{names}}', { names: others.files.join(', ') })}</li>
            )}
            {others.invoices.length > 0 && (
              <li>{t('Invoices: {{names}}', { names: others.invoices.join(', ') })}</li>
            )}
            {others.hasNotes && <li>{t('A status or a note')}</li>}
            {others.isInvoiceChanged && <li>{t('An invoice or a status was changed')}</li>}
          </ul>
        </>
      )}
      {lostFiles.length > 0 && (
        <p>
          {t('These files were not chosen again and are not sent: {{names}}', {
            names: lostFiles.join(', '),
          })}
        </p>
      )}
      {isEmpty && <p>{t('The client gets no document, invoice or note, only the new status.')}</p>}
      {reviewText && <p>{reviewText}</p>}
      {completes && review && review !== 'rejected' && (
        <p>{t('Completing the request leaves the review undecided.')}</p>
      )}
    </ConfirmDialog>
  );
}
