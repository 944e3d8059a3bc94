import { makeStyles, tokens } from '@fluentui/react-components';
import type { FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { LeaveQuestion } from '../../../components/dialogs/LeaveQuestion.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import { AskedForNotice } from '../components/AskedForNotice.tsx';
import { DocumentsSection } from '../components/DocumentsSection.tsx';
import { IdentificationSection } from '../components/IdentificationSection.tsx';
import { PatientSection } from '../components/PatientSection.tsx';
import { SubmitBar } from '../components/SubmitBar.tsx';
import { UpdateProblems } from '../components/UpdateProblems.tsx';
import { UpdateSection } from '../components/UpdateSection.tsx';
import type { SentUpdate } from '../components/UpdateSubmitted.tsx';
import type { OpenedUpdate } from '../openUpdate.ts';
import { enteredFields, type UpdateField } from '../updateValues.ts';
import { useFoundRequest } from '../useFoundRequest.ts';
import { useUpdateForm } from '../useUpdateForm.ts';
import { useUpdateSubmit } from '../useUpdateSubmit.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  note: { margin: 0, fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
});

const isHere = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  pathname === '/client/request' && new URLSearchParams(search).has('update');

interface Props {
  opened: OpenedUpdate;
  onStartOver: () => void;
  onSubmitted: (sent: SentUpdate) => void;
}

/** One update on its way. */
export function UpdateForm({ opened, onStartOver, onSubmitted }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const update = useUpdateForm(opened);
  const { form, queue } = update;
  const lookup = useFoundRequest(update);
  const asked = lookup.found?.request.askedFor;
  const { submit, phase, failure, refusals } = useUpdateSubmit({
    update,
    lookUp: lookup.lookUp,
    onSubmitted,
  });
  const guard = useLeaveGuard(() => {
    const values = form.getValues();
    const hasInput = enteredFields.some((field) => values[field].length > 0) || queue.uploads().length > 0;
    return hasInput && phase !== 'done';
  }, isHere);
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
      <form className={styles.form} noValidate onSubmit={send} onChangeCapture={clearError}>
        {opened.isKept && (
          <Notice
            type="info"
            title={t('You have an unfinished update')}
            actions={<Button onClick={onStartOver}>{t('Start over')}</Button>}
          >
            {t(
              'What you entered was kept in this tab. Files that had not been uploaded have to be added again.',
            )}
          </Notice>
        )}
        <p className={styles.note}>{t('Fields marked with * are required.')}</p>
        <UpdateProblems refusals={refusals} />
        {/* What is submitted is only there to be looked at. */}
        <div className={styles.form} inert={phase === 'done'}>
          <IdentificationSection lookup={lookup} />
          {asked && <AskedForNotice asked={asked} />}
          <PatientSection />
          <UpdateSection />
          <DocumentsSection queue={queue} isFound={lookup.found !== null} />
        </div>
        <SubmitBar
          queue={queue}
          phase={phase}
          failure={failure}
          onBack={() => guard.leaveTo('/client/request')}
        />
      </form>
      {guard.asking && (
        <LeaveQuestion
          title={t('Leave this update?')}
          text={t('It has not been submitted. What you entered stays in this tab until you close it.')}
          onStay={guard.stay}
          onLeave={guard.leave}
        />
      )}
    </FormProvider>
  );
}
