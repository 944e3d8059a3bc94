import { makeStyles, tokens } from '@fluentui/react-components';
import { MAX_NOTES } from '@portal/contract/requests/schemas/requestEdits.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog } from '../../../components/dialogs/LeaveDialog.tsx';
import { FileSizes } from '../../../components/file/fileSizes.ts';
import { ErrorSummary } from '../../../components/form/ErrorSummary.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PatientFields } from '../../../components/form/PatientFields.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import { StepList } from '../../../components/StepList.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { formatBytes } from '../../../lib/format.ts';
import { AttorneyField } from '../../requests/attorneys/AttorneyField.tsx';
import { RequestTypeFields } from '../../requests/fields/RequestTypeFields.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import { useUploads } from '../../uploads/useUploads.ts';
import { DocumentsSection } from '../components/DocumentsSection.tsx';
import { FacilityChoice } from '../components/FacilityChoice.tsx';
import { SubmitBar } from '../components/SubmitBar.tsx';
import {
  emptyInternalValues,
  type InternalField,
  internalFields,
  type InternalValues,
} from '../internalValues.ts';
import { stepOf } from '../rules/stepOf.ts';
import { useInternalForm } from '../useInternalForm.ts';
import { NOT_SUBMITTED, useInternalSubmit } from '../useInternalSubmit.ts';

const useTimelineSectionStyles = makeStyles({ date: { maxWidth: '220px', height: '44px' } });

/** When the subpoena came, and by when the records are due. */
function TimelineSection() {
  const styles = useTimelineSectionStyles();
  const { t } = useTranslation();
  const day = { type: 'date', autoComplete: 'off', optional: true, className: styles.date } as const;
  return (
    <FormSection title={t('Request Timeline')}>
      <TextField<InternalValues> name="subpoenaReceivedDate" label={t('Subpoena received')} {...day} />
      <TextField<InternalValues>
        name="dueDate"
        label={t('Due date')}
        hint={t('If you leave this empty, we set the due date the same way as for a client’s request.')}
        {...day}
      />
    </FormSection>
  );
}

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
          <FormSection title={t('Patient Information')}>
            <PatientFields<InternalValues> ssn={{ label: t('SSN, last 4 digits') }} />
          </FormSection>
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
        {guard.isAsking && <LeaveFormDialog onStay={guard.stay} onLeave={guard.leave} />}
      </FormProvider>
    </FileSizes>
  );
}

/** What keeps the form from being sent; takes the focus with each refusal. */
function InternalProblems({ refusals }: { refusals: number }) {
  const { control } = useFormContext<InternalValues>();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const problems = internalFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
  return <ErrorSummary ref={summary} problems={problems} />;
}

/** Asks before the form is left with something in it. */
function LeaveFormDialog(answers: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <LeaveDialog
      {...answers}
      title={t('Leave this request?')}
      text={t('It has not been submitted. What you entered and uploaded will be lost.')}
    />
  );
}

/** Which order it is, of whom, and for what. */
function RequestSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Request Information')}>
      <TextField<InternalValues> name="orderId" label={t('Order ID')} autoComplete="off" maxLength={100} />
      <FacilityChoice />
      <RequestTypeFields />
    </FormSection>
  );
}

/** Who issued the subpoena; known attorneys are offered while the name or the address is typed. */
function AttorneySection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Attorney Information')}>
      <AttorneyField name="attorneyName" label={t('Attorney name')} maxLength={100} />
      <AttorneyField
        name="lawyerEmail"
        label={t('Attorney email')}
        type="email"
        inputMode="email"
        maxLength={254}
      />
      <PhoneField<InternalValues> name="lawyerPhone" label={t('Attorney phone')} />
    </FormSection>
  );
}

/** How far the form has come. */
function InternalSteps({ queue }: { queue: UploadQueue }) {
  const { t } = useTranslation();
  const { control } = useFormContext<InternalValues>();
  const values = { ...emptyInternalValues, ...useWatch({ control }) };
  const step = stepOf(values, useUploads(queue));
  return (
    <StepList
      titles={[t('Enter Details'), t('Upload Files'), t('Confirmation')]}
      current={step}
      furthest={step}
      locked
    />
  );
}

/** What colleagues should know. */
function NotesSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Additional Notes')} columns={false}>
      <TextAreaField<InternalValues>
        name="notes"
        label={t('Notes')}
        optional
        hint={t('Saved as a private note in the history. Clients never see it.')}
        maxLength={MAX_NOTES}
      />
    </FormSection>
  );
}
