import { wizardUploads } from '@portal/contract/rules/uploadRules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../components/form/ErrorSummary.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { useSpokenLanguage } from '../payments/form/useSpokenLanguage.ts';
import { createUploadQueue } from '../uploads/uploadQueue.ts';
import { copyServicesQuery } from './api/copyServicesQuery.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import type { WizardValues } from '../requests/draft/wizardValues.ts';
import { firstFailingStep, problemsOfStep, stepOfField } from './rules/problemsOfStep.ts';
import { toRequest } from './rules/toRequest.ts';
import { PAYMENT_STEP, REVIEW_STEP } from './steps.ts';
import { useSubmission } from './useSubmission.ts';
import { useWizardForm } from './useWizardForm.ts';
import { useWizardPayment } from './useWizardPayment.ts';
import { useWizardSteps } from './useWizardSteps.ts';

/** The wizard's course: which step is open, what keeps it from going on, and the way to payment and submission. */
export function useWizard(draft: OpenedDraft) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const language = useSpokenLanguage();
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
    onPaymentRefused: payment.askAgain,
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

  const leadBackTo = (failing: number) => {
    toasts.show({ type: 'error', message: t('Please complete required fields') });
    open(failing, () => problemsOfStep(failing, form.getValues(), queue.uploads(), services));
  };
  const next = async () => {
    let refused = false;
    await form.handleSubmit(
      () => {
        const failing =
          step === REVIEW_STEP ? firstFailingStep(form.getValues(), queue.uploads(), services) : null;
        if (failing) leadBackTo(failing);
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
