import { wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { focusField } from '../../components/form/fieldId.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Problem } from '../../components/form/ErrorSummary.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { paymentStore, type StoredPayment } from '../payments/fee/storedPayment.ts';
import { usePageLanguage } from '../payments/form/usePageLanguage.ts';
import type { WizardValues } from '../requests/draft/wizardValues.ts';
import { refuseUploads } from '../uploads/refusedFiles.ts';
import { createUploadQueue } from '../uploads/uploadQueue.ts';
import { copyServicesQuery } from '../requests/api/copyServicesQuery.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import { loadDetailsProblems } from './rules/loadDetailsProblems.ts';
import { confirmationAddresses } from './rules/confirmationAddresses.ts';
import { DETAILS_STEP, firstFailingStep, problemsOfStep, stepOfField } from './rules/problemsOfStep.ts';
import { toRequest } from '@portal/contract/requests/rules/toRequest.ts';
import { PAYMENT_STEP, REVIEW_STEP } from './steps.ts';
import { useSubmission } from './useSubmission.ts';
import { useWizardForm } from './useWizardForm.ts';

/** State of the wizard: the open step, its problems, payment and submission. */
export function useWizard(draft: OpenedDraft) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const language = usePageLanguage();
  const session = useSession();
  const queryClient = useQueryClient();
  const { loaFiles, uploadedFiles } = draft.values;
  const [queue] = useState(() =>
    createUploadQueue({
      sessionKey: `req-${draft.draftId}`,
      rules: wizardUploads,
      uploaded: { loaFiles, uploadedFiles },
      refused: draft.refusedFiles,
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  const payment = useWizardPayment(draft.draftId, draft.claimedPayment);
  const { step, furthest, goTo } = useWizardSteps(draft.furthestStep, payment.locked);
  const { data: services } = useQuery(copyServicesQuery);
  const form = useWizardForm({ draft, step, furthestStep: furthest, queue, services });
  const getDraft = () => ({ draftId: draft.draftId, request: toRequest(form.getValues()), language });
  const submission = useSubmission({
    onPaymentRefused: payment.reload,
    getDraft,
    getSummary: () => {
      const { authority, scope, loaFiles } = form.getValues();
      // Loaded by the review, so that step 1 needs no code for it.
      const account = queryClient.getQueryData<UserView>(['profile', session?.userId]) ?? null;
      return { authority, scope, loaFiles, confirmedTo: confirmationAddresses(form.getValues(), account) };
    },
    clearing: payment.confirmed?.status === 'processing',
  });

  const facility = useFacilityQuestion(() => form.getValues('facilityName'));
  /** Counts failed attempts to continue. Each one focuses the error summary. */
  const [failedAttempts, setFailedAttempts] = useState(0);
  const problemsAfterOpening = useRef<(() => readonly Problem[]) | null>(null);
  const show = (problems: readonly Problem[]) => {
    for (const { field, message } of problems) form.setError(field as keyof WizardValues, { message });
    if (problems.length > 0) setFailedAttempts((before) => before + 1);
  };
  const open = (next: number, problems: (() => readonly Problem[]) | null = null) => {
    form.clearErrors();
    if (next === step) return problems && show(problems());
    problemsAfterOpening.current = problems;
    goTo(next);
  };
  const showProblemsOfOpenedStep = useEffectEvent(() => {
    const problems = problemsAfterOpening.current;
    problemsAfterOpening.current = null;
    if (problems) show(problems());
  });
  useEffect(() => showProblemsOfOpenedStep(), [step]);

  const returnToStep = (failing: number, detailsProblems: readonly Problem[]) => {
    toasts.show({ type: 'error', message: t('Please complete required fields') });
    open(failing, () => [
      ...problemsOfStep(failing, form.getValues(), queue.uploads(), services),
      ...(failing === DETAILS_STEP ? detailsProblems : []),
    ]);
  };
  const next = async () => {
    let isInvalid = false;
    await form.handleSubmit(
      async () => {
        if (step !== REVIEW_STEP) return open(step + 1);
        const detailsProblems = await loadDetailsProblems(form.getValues());
        const failing =
          firstFailingStep(form.getValues(), queue.uploads(), services) ??
          (detailsProblems.length > 0 ? DETAILS_STEP : null);
        if (failing) returnToStep(failing, detailsProblems);
        else if (facility.isMissing()) facility.ask();
        else open(step + 1);
      },
      () => {
        isInvalid = true;
      },
    )();
    // The errors are rendered only now, so only now can the summary get the focus.
    if (isInvalid) setFailedAttempts((before) => before + 1);
  };
  const enterFacility = () => {
    facility.stopAsking();
    open(1, () => {
      focusField('facilityName');
      return [];
    });
  };
  const payWithoutFacility = () => {
    facility.stopAsking();
    open(PAYMENT_STEP);
  };
  const submit = () => {
    const { confirmed } = payment;
    if (!confirmed) return;
    const orderId = form.getValues('orderId').trim();
    submission.submit({ draftId: draft.draftId, paymentId: confirmed.paymentId, orderId });
  };
  const showServerProblems = (fields: Readonly<Record<string, string>>) => {
    for (const group of ['loaFiles', 'uploadedFiles'])
      refuseUploads(queue, group, `request.${group}`, fields);
    const problems = Object.entries(fields).flatMap(([path, message]) => {
      const [root, field, ...inner] = path.split('.');
      if (root !== 'request' || !field) return [];
      return [
        { field: ['scope', 'authority'].includes(field) ? [field, ...inner].join('.') : field, message },
      ];
    });
    const failing = Math.min(...problems.map(({ field }) => stepOfField(field)));
    if (problems.length > 0) open(failing, () => problems);
  };
  return {
    form,
    queue,
    payment,
    step,
    furthest,
    failedAttempts,
    open,
    next,
    submit,
    showServerProblems,
    getDraft,
    submitting: submission.submitting,
    isDraftGone: submission.isDraftGone,
    atPayment: step === PAYMENT_STEP,
    isAskingForFacility: facility.isAsking,
    stopAskingForFacility: facility.stopAsking,
    enterFacility,
    payWithoutFacility,
  };
}

/** The open step. It is stored in the URL so that the browser's Back works. Unreachable steps do not open. */
function useWizardSteps(furthestAtStart: number, paymentOnly: boolean) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [furthest, setFurthest] = useState(furthestAtStart);
  const requestedStep = Number(search.get('step'));
  const reachable = Math.min(Math.max(Math.trunc(requestedStep) || 1, 1), furthest);
  const step = paymentOnly ? PAYMENT_STEP : reachable;

  useEffect(() => {
    if (requestedStep !== step) void navigate(`/client/request?step=${step}`, { replace: true });
  }, [requestedStep, step, navigate]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);

  const goTo = (next: number) => {
    setFurthest((before) => Math.max(before, next));
    void navigate(`/client/request?step=${next}`);
  };
  return { step, furthest, goTo };
}

/**
 * The fee payment of this draft. `claimed` is stored in this tab; `confirmed` comes from the server or the provider.
 * Both lock the earlier steps. Only a confirmed payment allows the submission.
 */
function useWizardPayment(draftId: string, remembered: StoredPayment | null) {
  const queryClient = useQueryClient();
  const [claimed, setClaimed] = useState(remembered);
  const [confirmed, setConfirmed] = useState<StoredPayment | null>(null);
  const [busy, setBusy] = useState(false);
  /** Counts how often the payment form was started again. */
  const [restarts, setRestarts] = useState(0);
  /** The PaymentIntent that the form shows and the server reports as unpaid. */
  const unpaidIntent = useRef<string | null>(null);

  const confirm = (payment: StoredPayment) => {
    paymentStore.save(payment);
    setClaimed(payment);
    setConfirmed(payment);
    setBusy(false);
  };
  const clear = (unpaid: string | null) => {
    unpaidIntent.current = unpaid;
    paymentStore.clear();
    setClaimed(null);
    setConfirmed(null);
  };
  const reload = () => {
    clear(null);
    void queryClient.invalidateQueries({ queryKey: ['payment-intent', draftId] });
  };
  /** Starts the payment form again if it shows another PaymentIntent. With the same one, the entered card stays. */
  const show = (paymentIntentId: string | null) => {
    if (paymentIntentId !== unpaidIntent.current) setRestarts((count) => count + 1);
  };
  return {
    confirmed,
    busy,
    locked: busy || claimed !== null,
    setBusy,
    confirm,
    clear,
    reload,
    restarts,
    show,
  };
}

/** Asks once before the payment when no facility is entered, because staff can look for the records faster with one. */
function useFacilityQuestion(read: () => string) {
  const wasAsked = useRef(false);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    isMissing: () => read().trim() === '' && !wasAsked.current,
    ask: () => {
      wasAsked.current = true;
      setAsking(true);
    },
    stopAsking: () => setAsking(false),
  };
}
