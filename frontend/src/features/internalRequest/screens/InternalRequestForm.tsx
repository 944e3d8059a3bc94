import { makeStyles, tokens } from '@fluentui/react-components';
import { MAX_NOTES } from '@portal/contract/requests/schemas/requestEdits.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider, get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog } from '../../../components/dialogs/LeaveDialog.tsx';
import { FileSizes } from '../../../components/file/fileSizes.ts';
import { ErrorSummary } from '../../../components/form/ErrorSummary.tsx';
import { problemsIn } from '../../../components/form/fieldErrors.ts';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PatientFields } from '../../../components/form/PatientFields.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import { StepList } from '../../../components/page/StepList.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { formatBytes } from '../../../lib/format.ts';
import { AuthorityFields } from '../../requests/authority/AuthorityFields.tsx';
import { AttorneyField } from '../../requests/attorneys/AttorneyField.tsx';
import { RequestTypeFields } from '../../requests/fields/RequestTypeFields.tsx';
import { isScopeEntered } from '../../requests/scope/scopeForm.ts';
import { ScopeSection } from '../../requests/scope/ScopeSection.tsx';
import { uploadedFilesOf } from '../../uploads/upload.ts';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import { useUploads } from '../../uploads/useUploads.ts';
import { SubpoenaDocumentsSection } from '../components/SubpoenaDocumentsSection.tsx';
import { FacilityChoice } from '../components/FacilityChoice.tsx';
import { InternalSubmitBar } from '../components/InternalSubmitBar.tsx';
import { emptyInternalValues, internalFields, type InternalValues } from '../internalValues.ts';
import { stepOf } from '../rules/stepOf.ts';
import { useInternalForm } from '../useInternalForm.ts';
import { INTERNAL_SUBMIT_FAILED, useInternalSubmit } from '../useInternalSubmit.ts';

const useTimelineSectionStyles = makeStyles({ date: { maxWidth: '220px', height: '44px' } });

/** Dates: subpoena received and due date. */
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
        hint={t('Leave empty to use the deadline rules.')}
        {...day}
      />
    </FormSection>
  );
}

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '920px' },
  note: { margin: 0, fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
});

const isThisScreen = ({ pathname }: Pick<URL, 'pathname'>) => pathname === '/internal-request';

/** The form for an internal request. */
export function InternalRequestForm() {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { draftId, queue, form } = useInternalForm();
  const isSubmitted = useRef(false);
  const { submit, failedAttempts, isSending, error } = useInternalSubmit({
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
    const hasInput =
      internalFields.some((field) => get(values, field) !== '') ||
      isScopeEntered(values.scope) ||
      queue.uploads().length > 0;
    return hasInput && !isSubmitted.current;
  }, isThisScreen);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const clearError = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name) form.clearErrors(name as (typeof internalFields)[number]);
  };
  return (
    <FileSizes value={formatBytes}>
      <FormProvider {...form}>
        <form className={styles.form} noValidate onSubmit={send} onChangeCapture={clearError}>
          <InternalSteps queue={queue} />
          <p className={styles.note}>{t('Fields marked with * are required.')}</p>
          <InternalProblems failedAttempts={failedAttempts} />
          <RequestSection />
          <FormSection title={t('Patient Information')}>
            <PatientFields<InternalValues> ssn={{ label: t('SSN, last 4 digits') }} />
          </FormSection>
          <AttorneySection />
          <AuthoritySection />
          <TimelineSection />
          <SubpoenaDocumentsSection queue={queue} />
          <InternalScopeSection queue={queue} />
          <NotesSection />
          <InternalSubmitBar
            problem={error && (error instanceof ApiError ? error.message : t(INTERNAL_SUBMIT_FAILED))}
            isSending={isSending}
            onCancel={() => guard.leaveTo('/dashboard')}
          />
        </form>
        {guard.isAsking && <LeaveFormDialog onStay={guard.stay} onLeave={guard.leave} />}
      </FormProvider>
    </FileSizes>
  );
}

/** Summary of the problems. It gets the focus after each failed attempt. */
function InternalProblems({ failedAttempts }: { failedAttempts: number }) {
  const { control } = useFormContext<InternalValues>();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);
  const problems = [...Object.keys(emptyInternalValues), 'scope'].flatMap((field) =>
    problemsIn(field, get(errors, field)),
  );
  return <ErrorSummary ref={summary} problems={problems} />;
}

/** Asks before leaving a form with entered values. */
function LeaveFormDialog(props: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <LeaveDialog
      {...props}
      title={t('Leave this request?')}
      text={t('It has not been submitted. What you entered and uploaded will be lost.')}
    />
  );
}

/** Order ID, facility and request type. */
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

/** The attorney. Known attorneys are suggested while name or email is entered. */
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

/** What allows the release of the records. */
function AuthoritySection() {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Authority for release')}
      text={t('What allows the facility to release the records. Add the dates that you know.')}
    >
      <AuthorityFields />
    </FormSection>
  );
}

/** The steps of the form, with the current one. */
function InternalSteps({ queue }: { queue: UploadQueue }) {
  const { t } = useTranslation();
  const { control } = useFormContext<InternalValues>();
  const values = { ...emptyInternalValues, ...(useWatch({ control }) as InternalValues) };
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

/** What exactly is requested. The uploaded documents can be authorizations of sensitive records. */
function InternalScopeSection({ queue }: { queue: UploadQueue }) {
  return <ScopeSection files={uploadedFilesOf(useUploads(queue), 'uploadedFiles')} />;
}

/** Private notes for staff. */
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
