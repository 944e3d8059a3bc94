import { Button, makeStyles } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import {
  getRepeatableRequest,
  type RepeatableFields,
} from '@portal/contract/requests/endpoints/repeatRequest.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { paymentStore } from '../../payments/fee/storedPayment.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { emptyValues } from '../../requests/draft/wizardValues.ts';

const useStyles = makeStyles({
  // As high as the link next to it.
  button: { minHeight: '40px', '@media print': { display: 'none' } },
});

/** Starts a new request with the fields of this one. Asks first if that replaces an unfinished request of this tab. */
export function RequestAgain({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRequestAgain(requestId);
  const start = () => {
    setAsking(false);
    mutate();
  };
  return (
    <>
      <Button
        className={styles.button}
        icon={isPending ? <SmallSpinner /> : <CopyRegular />}
        disabledFocusable={isPending}
        onClick={() => (draftStore.read() ? setAsking(true) : start())}
      >
        {t('Request again')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Replace your unfinished request?')}
          confirmLabel={t('Replace it')}
          isPending={false}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          {t('You have an unfinished request in this tab. A copy of this request replaces it.')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Stores a draft with the fields of the request and opens the wizard. */
function useRequestAgain(requestId: string) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      call(getRepeatableRequest, { query: { requestId }, fallback: t('Failed to copy the request') }),
    onSuccess: (fields) => {
      paymentStore.clear();
      draftStore.save(draftOf(fields));
      void navigate('/client/request?step=1');
    },
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
}

/** A new draft with these fields. Step 1 shows copy service and attorney as a summary if they are still valid. */
function draftOf(fields: RepeatableFields) {
  const { patientSsnLast4: _, ...empty } = emptyValues;
  return {
    draftId: crypto.randomUUID(),
    values: { ...empty, ...fields, requestType: String(fields.requestType), summarized: true },
    ssnEntered: false,
    furthestStep: 1,
    savedAt: new Date().toISOString(),
  };
}
