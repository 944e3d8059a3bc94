import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../components/form/ErrorSummary.tsx';
import { problemsIn } from '../../../components/form/fieldErrors.ts';
import { bodyText } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { StepList } from '../../../components/page/StepList.tsx';
import { useIsSignedIn } from '../../../lib/session/useIsSignedIn.ts';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { emptyValues, type WizardValues } from '../../requests/draft/wizardValues.ts';
import { LazyAuthorizationNotices } from '../components/LazyAuthorizationNotices.tsx';
import { StepAction } from '../components/StepAction.tsx';
import { WizardBar } from '../components/WizardBar.tsx';
import { contactsAsSent } from '../rules/contactsAsSent.ts';
import type { OpenedDraft } from '../draft/openDraft.ts';
import { hasInput, unsavedInput } from '../leaving/unsavedInput.ts';
import { toRequest } from '@portal/contract/requests/rules/toRequest.ts';
import { PAYMENT_STEP, REVIEW_STEP, stepTitles } from '../steps.ts';
import { LazyPaymentStep, LazyRequestDetailsStep, LazyReviewRequestStep } from '../steps/lazySteps.tsx';
import { PatientDetailsStep } from '../steps/PatientDetailsStep.tsx';
import { WhoIsSubmittingStep } from '../steps/WhoIsSubmittingStep.tsx';
import { useWizard } from '../useWizard.ts';

const LazyLeaveWizardDialog = lazyComponent(
  async () => (await import('../leaving/LeaveWizardDialog.tsx')).LeaveWizardDialog,
  {
    failure: 'abovePage',
  },
);

const LazyFacilityQuestion = lazyComponent(
  async () => (await import('../components/FacilityQuestion.tsx')).FacilityQuestion,
);

// Saves only for signed-in clients, and after the form is on screen.
const AccountCopy = lazyComponent(async () => (await import('../account/AccountCopy.tsx')).AccountCopy, {
  failure: 'hidden',
});

const SessionEnded = lazyComponent(async () => (await import('../account/SessionEnded.tsx')).SessionEnded);

const SignInAgain = lazyComponent(async () => (await import('../account/SignInAgain.tsx')).SignInAgain, {
  failure: 'abovePage',
});

// Lazy because few drafts need it.
const DraftNotice = lazyComponent(async () => (await import('../components/DraftNotice.tsx')).DraftNotice);

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px', maxWidth: '920px', margin: '0 auto' },
  head: { display: 'grid', gap: '20px', marginBottom: '4px' },
  note: { ...bodyText, margin: '8px 0 0', color: tokens.colorNeutralForeground2 },
  eyebrow: { ...bodyText, margin: '0 0 4px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  draft: OpenedDraft;
  /** Called when the server no longer stores the draft: continue with these values under a new ID. */
  onRenew: (values: WizardValues) => void;
  /** Called after another version replaced the draft of this tab. */
  onReplaced: () => void;
}

/** The form of one draft with its five steps. */
export function WizardForm({ draft, onRenew, onReplaced }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const wizard = useWizard(draft);
  const { form, queue, payment, step } = wizard;
  const guard = useLeaveGuard(() => hasInput(form.getValues(), queue.uploads()));
  const paid = payment.confirmed !== null;
  const begun = step > 1;
  const isSignedIn = useIsSignedIn();
  const [isSigningIn, setSigningIn] = useState(false);
  useEffect(() => {
    void LazyLeaveWizardDialog.preload();
    void LazyRequestDetailsStep.preload();
    if (!begun) return;
    void LazyReviewRequestStep.preload();
    void LazyPaymentStep.preload();
  }, [begun]);

  const submitStep = (event: FormEvent) => {
    event.preventDefault();
    if (wizard.atPayment) wizard.submit();
    else void wizard.next();
  };
  const clearError = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name) form.clearErrors(name as keyof WizardValues);
  };
  const discard = () => {
    sessionStorage.removeItem(sessionKeys.draft);
    guard.leave();
  };
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={submitStep} onChangeCapture={clearError}>
        <div className={styles.head}>
          <div>
            <p className={styles.eyebrow}>{t('New records request')}</p>
            <PageTitle title={t(stepTitles[step - 1]!)} />
            {step < REVIEW_STEP && <p className={styles.note}>{t('Fields marked with * are required.')}</p>}
          </div>
          <StepList
            titles={stepTitles.map((title) => t(title))}
            current={step}
            furthest={wizard.furthest}
            locked={payment.locked}
            onOpen={(next) => wizard.open(next)}
          />
        </div>
        {draft.warning && <DraftNotice warning={draft.warning} />}
        <StepProblems failedAttempts={wizard.failedAttempts} />
        {step === 1 && <WhoIsSubmittingStep />}
        {step === 2 && <PatientDetailsStep ssnLost={draft.ssnLost} />}
        {step === 3 && <LazyRequestDetailsStep queue={queue} />}
        {step === REVIEW_STEP && (
          <LazyReviewRequestStep
            draftId={draft.draftId}
            values={form.getValues()}
            ssnLost={draft.ssnLost}
            onEdit={(to) => wizard.open(to)}
          />
        )}
        {step === PAYMENT_STEP && !payment.locked && (
          <LazyAuthorizationNotices
            draftId={draft.draftId}
            values={form.getValues()}
            onlyExpired
            onChange={() => wizard.open(3)}
          />
        )}
        {step === PAYMENT_STEP && (
          <LazyPaymentStep
            orderId={form.getValues('orderId').trim()}
            payerEmail={contactsAsSent(form.getValues()).copyServiceEmail}
            confirmed={payment.confirmed}
            draftId={draft.draftId}
            getRequest={() => toRequest(form.getValues())}
            submitting={wizard.submitting}
            onBusy={payment.setBusy}
            onPaid={payment.confirm}
            key={payment.restarts}
            onUnpaid={payment.clear}
            onInvalidFields={wizard.showServerProblems}
            onExpired={() => onRenew(form.getValues())}
            onResend={wizard.isDraftGone ? wizard.submit : undefined}
          />
        )}
        {isSignedIn && !payment.locked && (
          <AccountCopy
            draftId={draft.draftId}
            form={form}
            furthestStep={wizard.furthest}
            onReplaced={onReplaced}
          />
        )}
        <WizardBar
          notice={
            !isSignedIn &&
            sessionStorage.getItem(sessionKeys.tabOwner) !== null && (
              <SessionEnded isPaid={payment.locked} onSignIn={() => setSigningIn(true)} />
            )
          }
          step={step}
          isStatic={wizard.atPayment && !paid}
          onBack={
            payment.locked
              ? undefined
              : () => (step === 1 ? guard.leaveTo('/client/request') : wizard.open(step - 1))
          }
          action={<StepAction atPayment={wizard.atPayment} paid={paid} submitting={wizard.submitting} />}
        />
      </form>
      {wizard.isAskingForFacility && (
        <LazyFacilityQuestion
          onEnter={wizard.enterFacility}
          onContinue={wizard.payWithoutFacility}
          onClose={wizard.stopAskingForFacility}
        />
      )}
      {isSigningIn && !isSignedIn && (
        <SignInAgain
          isPaid={payment.locked}
          getDraft={wizard.getDraft}
          savesDraft={wizard.atPayment && !payment.busy && !paid}
          onSaved={payment.show}
          onClose={() => setSigningIn(false)}
        />
      )}
      {guard.isAsking && (
        <LazyLeaveWizardDialog
          draftId={draft.draftId}
          loss={unsavedInput(form.getValues(), queue.uploads(), step, paid)}
          paid={paid}
          onStay={guard.stay}
          onLeave={guard.leave}
          onDiscard={payment.locked ? undefined : discard}
        />
      )}
    </FormProvider>
  );
}

/** The problems of the open step. Gets the focus after each failed attempt to continue. */
function StepProblems({ failedAttempts }: { failedAttempts: number }) {
  const { control } = useFormContext<WizardValues>();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);
  const problems = (Object.keys(emptyValues) as (keyof WizardValues)[]).flatMap((field) =>
    problemsIn(field, errors[field]),
  );
  return <ErrorSummary ref={summary} problems={problems} />;
}
