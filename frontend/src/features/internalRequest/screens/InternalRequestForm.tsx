import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FileSizes } from '../../../components/file/fileSizes.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import { AttorneySection } from '../components/AttorneySection.tsx';
import { DocumentsSection } from '../components/DocumentsSection.tsx';
import { InternalProblems } from '../components/InternalProblems.tsx';
import { InternalSteps } from '../components/InternalSteps.tsx';
import { LeaveFormDialog } from '../components/LeaveFormDialog.tsx';
import { NotesSection } from '../components/NotesSection.tsx';
import { PatientSection } from '../components/PatientSection.tsx';
import { RequestSection } from '../components/RequestSection.tsx';
import { SubmitBar } from '../components/SubmitBar.tsx';
import { TimelineSection } from '../components/TimelineSection.tsx';
import { type InternalField, internalFields } from '../internalValues.ts';
import { useInternalForm } from '../useInternalForm.ts';
import { NOT_SUBMITTED, useInternalSubmit } from '../useInternalSubmit.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '920px' },
  note: { margin: 0, fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
});

const isHere = ({ pathname }: Pick<URL, 'pathname'>) => pathname === '/internal-request';

/** One request on its way into the system. */
export function InternalRequestForm() {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { draftId, queue, form } = useInternalForm();
  const isSubmitted = useRef(false);
  const { submit, refusals, isSending, error } = useInternalSubmit({
    draftId,
    queue,
    form,
    onSubmitted: (orderId) => {
      isSubmitted.current = true;
      void navigate(`/dashboard?${new URLSearchParams({ success: 'true', orderId })}`);
    },
  });
  const guard = useLeaveGuard(() => {
    const values = form.getValues();
    const hasInput = internalFields.some((field) => values[field] !== '') || queue.uploads().length > 0;
    return hasInput && !isSubmitted.current;
  }, isHere);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const clearError = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name) form.clearErrors(name as InternalField);
  };
  return (
    <FileSizes value={formatBytes}>
      <FormProvider {...form}>
        <form className={styles.form} noValidate onSubmit={send} onChangeCapture={clearError}>
          <InternalSteps queue={queue} />
          <p className={styles.note}>{t('Fields marked with * are required.')}</p>
          <InternalProblems refusals={refusals} />
          <RequestSection />
          <PatientSection />
          <AttorneySection />
          <TimelineSection />
          <DocumentsSection queue={queue} />
          <NotesSection />
          <SubmitBar
            problem={error && (error instanceof ApiError ? error.message : t(NOT_SUBMITTED))}
            isSending={isSending}
            onCancel={() => guard.leaveTo('/dashboard')}
          />
        </form>
        {guard.asking && <LeaveFormDialog onStay={guard.stay} onLeave={guard.leave} />}
      </FormProvider>
    </FileSizes>
  );
}
