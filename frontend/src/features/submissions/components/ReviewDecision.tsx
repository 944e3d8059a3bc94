import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { isLineOpen } from '@portal/contract/submissions/openLines.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { useStaffFormOpener } from '../../../lib/session/staffForms.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { countOpenCorrections } from '../../requests/corrections/latestCorrection.ts';
import { reviewMutation, type ReviewSteps } from '../api/useReviewStep.ts';
import { missingChoices } from '../rules/missingChoices.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { MissingForm } from './MissingForm.tsx';
import { ReviewActions } from './ReviewActions.tsx';

interface Props {
  request: StaffRequestView;
  /** The signed-in user. */
  userId: string;
  steps: ReviewSteps;
}

/** The possible steps of a review. What was entered about missing items stays if somebody else decided first. */
export function ReviewDecision({ request, userId, steps }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const [openForm, setOpenForm] = useState<'ask' | 'reject' | null>(null);
  useStaffFormOpener('ask', () => setOpenForm('ask'));
  useStaffFormOpener('reject', () => setOpenForm('reject'));
  const [isConfirming, setConfirming] = useState(false);
  const openCorrections = countOpenCorrections(request);
  const runningSteps = useIsMutating({ mutationKey: reviewMutation.mutationKey });
  const { _id: requestId, review = null, recipients = [] } = request;
  const isOpen = review !== null && !closedStatuses.includes(request.status);
  const isNotified = recipients.some(({ isEmailed, isTexted }) => isEmailed || isTexted);
  const seen = { requestId, seenVersion: review?.version ?? 0 };
  const { error, isPending } = steps;
  const actions = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (isPending || openForm !== null) hasActed.current = true;
    else if (hasActed.current) {
      hasActed.current = false;
      // The button that had the focus is gone.
      if (document.activeElement === document.body) actions.current?.querySelector('button')?.focus();
    }
  }, [isPending, openForm]);
  /** The step that may have been saved although its answer is missing. */
  const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  const lostStep = isLost ? steps.variables : undefined;
  const decided = (message: string) => ({
    onSuccess: () => {
      toasts.show({ type: 'success', message });
      setOpenForm(null);
    },
  });
  const approvedMessage =
    request.status === 'update_requested' && request.updateRequests.length > 0
      ? t('Submission approved. The request is back to its earlier status.')
      : t('Submission approved');
  const effects = {
    ask: t('The submission stays under review with you until the client answers.'),
    reject: t('The submission leaves the queue until the client answers.'),
  };
  const approve = () => steps.mutate({ action: 'approve', ...seen }, decided(approvedMessage));
  const openLines = (review?.checklist ?? []).filter(isLineOpen);
  const needsReason = openLines.length > 0 || !request.authority;
  const sentMessages = {
    ask: isNotified
      ? t('We’ll ask the client for what is missing.')
      : t('The request waits for the client. We couldn’t notify them: tell them another way.'),
    reject: isNotified
      ? t('Submission rejected. We’ll notify the client.')
      : t('Submission rejected. The client was not notified.'),
  };
  if (!isOpen && openForm === null) return null;
  return (
    <>
      {error && (
        <Notice type="warning" role="alert" {...(!isLost && { title: t('No changes were made') })}>
          {error.message}
        </Notice>
      )}
      {openForm !== null && !isOpen && (
        <Notice type="warning" role="alert" title={t('This request was closed in the meantime')} />
      )}
      {openForm !== null && <p className={shared('flush')}>{effects[openForm]}</p>}
      {openForm !== null && !isNotified && (
        <Notice type="warning">
          {t('Nobody can be notified about this request. Tell the client another way.')}
        </Notice>
      )}
      {openForm !== null ? (
        <MissingForm
          key={openForm}
          requestId={requestId}
          action={openForm}
          choices={missingChoices(request)}
          isNotified={isNotified}
          isSending={isPending || runningSteps > 0}
          onBack={() => setOpenForm(null)}
          onSend={(rejection) => {
            const step = { action: openForm, ...seen, rejection };
            // With a newer version, the repeat would be a reminder.
            const isRepeat = isSameStep(step, lostStep);
            return steps.mutateAsync(isRepeat ? lostStep : step, decided(sentMessages[openForm]));
          }}
        />
      ) : (
        <div ref={actions}>
          <ReviewActions
            review={review}
            userId={userId}
            isBusy={isPending}
            isSaving={runningSteps > 0}
            onAsk={() => setOpenForm('ask')}
            onReject={() => setOpenForm('reject')}
            onStart={() => steps.mutate({ action: 'start', ...seen })}
            onApprove={() => (needsReason || openCorrections > 0 ? setConfirming(true) : approve())}
            onReopen={() =>
              steps.mutate({ action: 'reopen', ...seen }, decided(t('Submission is pending again')))
            }
          />
        </div>
      )}
      {isConfirming && needsReason && (
        <ApproveDialog
          lines={openLines}
          isAuthorityStated={request.authority !== undefined}
          openCorrections={openCorrections}
          onApprove={(reason) =>
            steps.mutateAsync({ action: 'approve', ...seen, reason }, decided(approvedMessage))
          }
          onClose={() => setConfirming(false)}
        />
      )}
      {isConfirming && !needsReason && (
        <ConfirmDialog
          title={t('{{count}} corrections from the client are undecided', { count: openCorrections })}
          confirmLabel={t('Approve')}
          isPending={false}
          onConfirm={() => {
            setConfirming(false);
            approve();
          }}
          onClose={() => setConfirming(false)}
        >
          {t('Approve anyway? You can also apply a correction or keep the value on file later.')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whether two steps differ at most in the version. */
function isSameStep(step: ReviewStep, other: ReviewStep | undefined): other is ReviewStep {
  return JSON.stringify(step) === JSON.stringify({ ...other, seenVersion: step.seenVersion });
}
