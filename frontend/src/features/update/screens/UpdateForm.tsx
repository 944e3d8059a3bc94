import { AskedList } from '../../requests/asked/AskedList.tsx';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { updateNeedsFiles } from '@portal/contract/submissions/missingReasons.ts';
import type { MissingInformation } from '@portal/contract/submissions/schemas/missingInformation.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../components/dialogs/LeaveDialog.tsx';
import { dialogIntent } from '../../../components/dialogs/SmallDialog.tsx';
import { ErrorSummary } from '../../../components/form/ErrorSummary.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { PatientFields } from '../../../components/form/PatientFields.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import { Notice } from '../../../components/Notice.tsx';
import { SupportingDocumentsSection } from '../components/SupportingDocumentsSection.tsx';
import { IdentificationSection } from '../components/IdentificationSection.tsx';
import { UpdatableRequestCard } from '../components/UpdatableRequestCard.tsx';
import { UpdateSubmitBar } from '../components/UpdateSubmitBar.tsx';
import { UpdateSection } from '../components/UpdateSection.tsx';
import type { SubmittedUpdate } from '../components/UpdateSubmitted.tsx';
import type { OpenedUpdate } from '../openUpdate.ts';
import { partsForMissingItems } from '../rules/updateForMissingItems.ts';
import { enteredFields, type UpdateField, updateFields, type UpdateValues } from '../updateValues.ts';
import { useRequestLookup } from '../useRequestLookup.ts';
import { useUpdateForm } from '../useUpdateForm.ts';
import { useUpdateSubmit } from '../useUpdateSubmit.ts';

const useMissingItemsNoticeStyles = makeStyles({
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  note: { margin: '8px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** The items that staff need from the client. */
function MissingItemsNotice({
  missingInformation,
  onShowAll,
}: {
  missingInformation: MissingInformation;
  /** Shows the whole form. Omitted if it is shown. */
  onShowAll?: () => void;
}) {
  const styles = useMissingItemsNoticeStyles();
  const { note } = missingInformation;
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      title={t('We need the following from you')}
      {...(onShowAll && {
        actions: <Button onClick={onShowAll}>{t('Send a different update')}</Button>,
      })}
    >
      <AskedList asked={missingInformation} className={styles.list} />
      {note && <p className={styles.note}>{note}</p>}
    </Notice>
  );
}

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  note: { margin: 0, fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
});

const isUpdateForm = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  pathname === '/client/request' && new URLSearchParams(search).has('update');

interface Props {
  opened: OpenedUpdate;
  onStartOver: () => void;
  onSubmitted: (sent: SubmittedUpdate) => void;
}

/** The form of one update. */
export function UpdateForm({ opened, onStartOver, onSubmitted }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const update = useUpdateForm(opened);
  const { form, queue } = update;
  const lookup = useRequestLookup(update);
  const missingInformation = lookup.result?.request.missingInformation;
  // A link with Order ID and code, or to the client's own request, opens only what is missing.
  const isOwn = opened.requestId !== undefined;
  const [showsAll, setShowsAll] = useState(
    opened.isRestored || (opened.values.verificationCode === '' && !isOwn),
  );
  const parts = missingInformation && !showsAll ? partsForMissingItems(missingInformation) : null;
  const { submit, phase, failure, failedAttempts } = useUpdateSubmit({
    update,
    lookUp: lookup.lookUp,
    onSubmitted,
  });
  const guard = useLeaveGuard(() => {
    const values = form.getValues();
    const hasInput = enteredFields.some((field) => values[field].length > 0) || queue.uploads().length > 0;
    return hasInput && phase !== 'done';
  }, isUpdateForm);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const clearError = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name) form.clearErrors(name as UpdateField);
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send} onChangeCapture={clearError} {...dialogIntent}>
        {opened.isRestored && (
          <Notice
            type="info"
            title={t('You have an unfinished update')}
            actions={<Button onClick={onStartOver}>{t('Start over')}</Button>}
          >
            {t('What you entered is still in this tab. If a file wasn’t uploaded, please add it again.')}
          </Notice>
        )}
        <p className={styles.note}>{t('Fields marked with * are required.')}</p>
        <UpdateProblems failedAttempts={failedAttempts} />
        {/* A submitted form is read-only. */}
        <div className={styles.form} inert={phase === 'done'}>
          {(parts || isOwn) && lookup.result ? (
            <UpdatableRequestCard request={lookup.result.request} />
          ) : (
            <IdentificationSection lookup={lookup} />
          )}
          {missingInformation && phase !== 'done' && (
            <MissingItemsNotice
              missingInformation={missingInformation}
              {...(parts && { onShowAll: () => setShowsAll(true) })}
            />
          )}
          {parts?.patient !== false && <PatientSection />}
          {parts?.details !== false && (
            <UpdateSection missing={parts && missingInformation ? missingInformation.missing : null} />
          )}
          <SupportingDocumentsSection
            queue={queue}
            isConfirmed={lookup.result !== null}
            isRequired={updateNeedsFiles(missingInformation)}
            asksForLoa={parts?.isLoa !== false}
          />
        </div>
        <UpdateSubmitBar
          queue={queue}
          phase={phase}
          failure={failure}
          onBack={() => guard.leaveTo('/client/request')}
        />
      </form>
      {guard.isAsking && (
        <LeaveDialog
          title={t('Leave this update?')}
          text={t('It has not been submitted. What you entered stays in this tab until you close it.')}
          onStay={guard.stay}
          onLeave={guard.leave}
        />
      )}
    </FormProvider>
  );
}

/** The problems of the form. Gets the focus after each failed attempt to submit. */
function UpdateProblems({ failedAttempts }: { failedAttempts: number }) {
  const { control } = useFormContext<UpdateValues>();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);
  const problems = updateFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message: String(message) }] : [];
  });
  return <ErrorSummary ref={summary} problems={problems} />;
}

/** The patient, filled in from the request. Staff decide about changes. */
function PatientSection() {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Patient Information')}
      text={t(
        'Correct anything that is wrong. Our staff compare your corrections with the request before they change anything.',
      )}
    >
      <PatientFields<UpdateValues> optional />
      <PhoneField<UpdateValues> name="contactPhone" label={t('Contact phone')} optional />
    </FormSection>
  );
}
