import { wizardUploads } from '@portal/contract/files/rules/uploadRules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Problem } from '../../components/form/ErrorSummary.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { paymentStore, type StoredPayment } from '../payments/fee/storedPayment.ts';
import { usePageLanguage } from '../payments/form/usePageLanguage.ts';
import type { WizardValues } from '../requests/draft/wizardValues.ts';
import { createUploadQueue } from '../uploads/uploadQueue.ts';
import { copyServicesQuery } from './api/copyServicesQuery.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import { firstFailingStep, problemsOfStep, stepOfField } from './rules/problemsOfStep.ts';
import { toRequest } from './rules/toRequest.ts';
import { PAYMENT_STEP, REVIEW_STEP } from './steps.ts';
import { useSubmission } from './useSubmission.ts';
import { useWizardForm } from './useWizardForm.ts';

/** The wizard's course: which step is open, what keeps it from going on, and the way to payment and submission. */
export function useWizard(draft: OpenedDraft) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const language = usePageLanguage();
  const { loaFiles, uploadedFiles } = draft.values;
  const [queue] = useState(() =>
    createUploadQueue({
      sessionKey: `req-${draft.draftId}`,
      rules: wizardUploads,
      arrived: { loaFiles, uploadedFiles },
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  const payment = useWizardPayment(draft.draftId, draft.claimedPayment);
  const { step, furthest, goTo } = useWizardSteps(draft.furthestStep, payment.locked);
  const { data: services } = useQuery(copyServicesQuery);
  const form = useWizardForm({ draft, step, furthestStep: furthest, queue, services });
  const submission = useSubmission({
    onPaymentRefused: payment.reload,
    draftOf: () => ({ draftId: draft.draftId, request: toRequest(form.getValues()), language }),
    clearing: payment.confirmed?.status === 'processing',
  });

  /** Counts the refusals, so that the summary takes the focus each time. */
  const [refusals, setRefusals] = useState(0);
  const onArrival = useRef<(() => readonly Problem[]) | null>(null);
  const show = (problems: readonly Problem[]) => {
    for (const { field, message } of problems) form.setError(field as keyof WizardValues, { message });
    if (problems.length > 0) setRefusals((before) => before + 1);
  };
  const open = (next: number, problems: (() => readonly Problem[]) | null = null) => {
    form.clearErrors();
    if (next === step) return problems && show(problems());
    onArrival.current = problems;
    goTo(next);
  };
  const arrive = useEffectEvent(() => {
    const problems = onArrival.current;
    onArrival.current = null;
    if (problems) show(problems());
  });
  useEffect(() => arrive(), [step]);

  const goBackToStep = (failing: number) => {
    toasts.show({ type: 'error', message: t('Please complete required fields') });
    open(failing, () => problemsOfStep(failing, form.getValues(), queue.uploads(), services));
  };
  const next = async () => {
    let refused = false;
    await form.handleSubmit(
      () => {
        const failing =
          step === REVIEW_STEP ? firstFailingStep(form.getValues(), queue.uploads(), services) : null;
        if (failing) goBackToStep(failing);
        else open(step + 1);
      },
      () => {
        refused = true;
      },
    )();
    // Only now are the errors published, so only now is there a summary to take the focus.
    if (refused) setRefusals((before) => before + 1);
  };
  const submit = () => {
    const { confirmed } = payment;
    if (!confirmed) return;
    const orderId = form.getValues('orderId').trim();
    submission.submit({ draftId: draft.draftId, paymentId: confirmed.paymentId, orderId });
  };
  const refuse = (fields: Readonly<Record<string, string>>) => {
    const problems = Object.entries(fields).flatMap(([path, message]) => {
      const [root, field] = path.split('.');
      return root === 'request' && field ? [{ field, message }] : [];
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
    refusals,
    open,
    next,
    submit,
    refuse,
    submitting: submission.submitting,
    forgotten: submission.forgotten,
    atPayment: step === PAYMENT_STEP,
  };
}

/** Which step is open. It stands in the address, so the browser's own Back works; steps out of reach are not opened. */
function useWizardSteps(furthestAtStart: number, paymentOnly: boolean) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [furthest, setFurthest] = useState(furthestAtStart);
  const asked = Number(search.get('step'));
  const reachable = Math.min(Math.max(Math.trunc(asked) || 1, 1), furthest);
  const step = paymentOnly ? PAYMENT_STEP : reachable;

  useEffect(() => {
    if (asked !== step) void navigate(`/client/request?step=${step}`, { replace: true });
  }, [asked, step, navigate]);
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
 * How the fee of this draft stands. `claimed` is what this tab remembers, `confirmed` what server or provider said;
 * either locks the steps before, only the second lets the request be submitted.
 */
function useWizardPayment(draftId: string, remembered: StoredPayment | null) {
  const queryClient = useQueryClient();
  const [claimed, setClaimed] = useState(remembered);
  const [confirmed, setConfirmed] = useState<StoredPayment | null>(null);
  const [busy, setBusy] = useState(false);

  const settle = (payment: StoredPayment) => {
    paymentStore.save(payment);
    setClaimed(payment);
    setConfirmed(payment);
    setBusy(false);
  };
  const forget = () => {
    paymentStore.clear();
    setClaimed(null);
    setConfirmed(null);
  };
  const reload = () => {
    forget();
    void queryClient.invalidateQueries({ queryKey: ['payment-intent', draftId] });
  };
  return { confirmed, locked: busy || claimed !== null, setBusy, settle, forget, reload };
}
