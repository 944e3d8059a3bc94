import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dayInDisplayZone, formatDate, formatMoney } from '../../../lib/format.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import type { FileAccess } from '../../files/api/useFileAccess.ts';
import { AskedList } from '../../requests/asked/AskedList.tsx';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import type { StartedAction } from '../../requests/startedAction/startedAction.ts';
import { useFeeRecovery } from '../api/useFeeRecovery.ts';
import { documentLabels, documentLine, type StepLabels } from '../rules/documentLabels.ts';
import { hasDeadlinePassed } from '../rules/hasDeadlinePassed.ts';
import { type RequestNextStep, nextStepOf, otherDocuments } from '../rules/nextStepOf.ts';
import { NextStepActions } from './NextStepActions.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    borderLeft: `4px solid ${tokens.colorCompoundBrandStroke}`,
    color: tokens.colorNeutralForeground1,
    '@media print': { padding: '0 0 0 12px', backgroundColor: 'transparent' },
  },
  attention: { borderLeftColor: tokens.colorStatusWarningBorderActive },
  done: { borderLeftColor: tokens.colorStatusSuccessBorderActive },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  iconAttention: { color: tokens.colorStatusWarningForeground3 },
  iconDone: { color: tokens.colorStatusSuccessForeground1 },
  title: { ...typographyStyles.body1Strong, margin: 0, lineHeight: '24px', overflowWrap: 'anywhere' },
  text: { ...typographyStyles.body1, margin: '2px 0 0', maxWidth: '70ch' },
  list: { ...typographyStyles.body1, margin: '8px 0 0', paddingLeft: '20px' },
  message: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface Props {
  access: ClientViewAccess;
  files: FileAccess;
  /** The action that the link to this page starts. */
  started: StartedAction | null;
}

/** Tells the client what to do next, with its buttons. */
export function NextStepPanel({ access, files, started }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { settling, markPaid } = useFeeRecovery(access);
  const step = nextStepOf(access.request, settling);
  const now = useNow();
  const { deadline, unansweredNote } = access.request;
  const isLate = deadline !== undefined && hasDeadlinePassed(deadline, dayInDisplayZone(now));
  const note = saysNothingToDo(step) ? unansweredNote : undefined;
  const { tone, title, text } = withNote(labelsOf(step, t, now, isLate), step, note, t);
  const others = otherDocuments(access.request, step);
  const Icon = icons[tone];
  return (
    <div
      className={mergeClasses(
        styles.panel,
        tone === 'attention' && styles.attention,
        tone === 'done' && styles.done,
      )}
    >
      <Icon
        aria-hidden
        className={mergeClasses(
          styles.icon,
          tone === 'attention' && styles.iconAttention,
          tone === 'done' && styles.iconDone,
        )}
      />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        {step.kind === 'missingInformation' && (
          <>
            <AskedList asked={step} className={styles.list} />
            {step.note && <p className={mergeClasses(styles.text, styles.message)}>{step.note}</p>}
          </>
        )}
        {note && <p className={mergeClasses(styles.text, styles.message)}>{note.notes}</p>}
        {others.length > 0 && (
          <ul className={styles.list} aria-label={t('Other documents')}>
            {others.map((group) => (
              <li key={`${group.kind} ${group.at}`}>{documentLine(group, t, now)}</li>
            ))}
          </ul>
        )}
        <NextStepActions step={step} access={access} files={files} started={started} onFeePaid={markPaid} />
      </div>
    </div>
  );
}

const icons = {
  neutral: ClockRegular,
  attention: WarningRegular,
  done: CheckmarkCircleRegular,
  closed: InfoRegular,
} as const satisfies Record<StepLabels['tone'], unknown>;

/** `isLate`: the expected day has passed. */
function labelsOf(step: RequestNextStep, t: TFunction, now: Date, isLate: boolean): StepLabels {
  switch (step.kind) {
    case 'paymentFailed':
      return {
        tone: 'attention',
        title: t('Your payment did not go through'),
        text: t(
          step.isOnHold
            ? 'Your bank did not complete the payment of the processing fee, so your request is on hold. We kept everything you sent. Pay again with a card or another bank account, and we’ll continue with your request.'
            : 'Your bank did not complete the payment of the processing fee. Please pay again with a card or another bank account.',
        ),
      };
    case 'accountToVerify':
      return {
        tone: 'attention',
        title: t('A bank account needs to be verified'),
        text: t(
          'Stripe is sending a small deposit to the account. Enter the code from your bank statement on Stripe’s page, or choose “Pay again” and enter it here. The payment then continues automatically. You can also pay another way.',
        ),
      };
    case 'paymentsToVerify':
      return {
        tone: 'attention',
        title: t('A bank account needs to be verified'),
        text: t(
          'Stripe is sending a small deposit to the account. Enter the code from your bank statement on Stripe’s page, and the payment continues automatically. Nothing is charged until then. You can also pay another way.',
        ),
      };
    case 'paymentSettling':
      return {
        tone: 'neutral',
        title: t('Thank you. Your payment is being processed.'),
        text: t(
          'Your request continues as soon as the payment is recorded. This page updates automatically.',
        ),
      };
    case 'documents':
      return documentLabels(step.group, step.isComplete, t, now);
    case 'invoicesToPay': {
      const invoices = t('{{number}} invoices', { count: step.invoices, number: step.invoices });
      const documents = t('{{count}} documents', { count: step.files });
      const amount = formatMoney(step.totalCents);
      return {
        tone: 'attention',
        title: step.files === 0 ? t('You have invoices to pay') : t('You have invoices and documents to pay'),
        text:
          step.files === 0
            ? t('Pay {{invoices}} by card or bank account. Total: {{amount}}.', { invoices, amount })
            : t('{{invoices}} and {{documents}} to pay for. Total: {{amount}}.', {
                invoices,
                documents,
                amount,
              }),
      };
    }
    case 'filesToPay':
      return {
        tone: 'attention',
        title: t('You have documents to pay for'),
        text: t(
          '{{documents}} to pay for. Total: {{amount}}. You can open each document as soon as it is paid.',
          {
            documents: t('{{count}} documents', { count: step.files }),
            amount: formatMoney(step.totalCents),
          },
        ),
      };
    case 'missingInformation':
      return {
        tone: 'attention',
        title: step.isRejected ? t('Your request was rejected') : t('Something is missing from your request'),
        text: step.isRejected
          ? t('We aren’t working on it. Send what we need, and we’ll review it again.')
          : t('Your request is not rejected. The review continues when you answer.'),
      };
    case 'fileBlocked':
      return {
        tone: 'attention',
        title: t('We could not accept “{{name}}”', { name: step.file.originalName }),
        text: t('It didn’t pass our virus scan, so no one can open it. Please send a clean copy.'),
      };
    case 'onHold':
      return {
        tone: 'attention',
        title: t('Your request is on hold'),
        text: t(
          step.reason ?? 'We will continue as soon as we can. Please contact us if you have a question.',
        ),
      };
    case 'paymentClearing':
      return {
        tone: 'neutral',
        title: t('Bank payment clearing'),
        text: t(
          'You don’t need to do anything right now. We have your request. Your bank needs 3-7 business days to complete the payment. If the payment fails, we’ll notify you and you can pay again here.',
        ),
      };
    case 'updateReceived':
      return {
        tone: 'neutral',
        title: t('Nothing to do right now'),
        text: t('We have your update and are reviewing it.'),
      };
    case 'waiting':
      return {
        tone: 'neutral',
        title: t('Nothing to do right now'),
        text: waitingText(step.started, t, isLate),
      };
    case 'closed':
      return step.status === 'completed'
        ? {
            tone: 'done',
            title: t('Your request is complete'),
            text: t('You don’t need to do anything else.'),
          }
        : {
            tone: 'closed',
            title: t('This request was canceled'),
            text: t(
              'We are no longer working on it. The status history shows when it was canceled, with our note if we wrote one. If you still need the records, contact us.',
            ),
          };
  }
}

/** Whether the texts of a step say that the client has nothing to do. */
function saysNothingToDo(step: RequestNextStep): boolean {
  if (step.kind === 'documents') return step.group.kind === 'noticeOnly';
  if (step.kind === 'closed') return step.status === 'completed';
  return step.kind === 'waiting' || step.kind === 'updateReceived' || step.kind === 'paymentClearing';
}

/** Points to a note of staff, which may ask for something, instead of saying that there is nothing to do. */
function withNote(
  labels: StepLabels,
  step: RequestNextStep,
  note: RequestView['unansweredNote'],
  t: TFunction,
): StepLabels {
  if (!note) return labels;
  const keepsTitle = step.kind === 'closed' || step.kind === 'paymentClearing';
  return {
    tone: keepsTitle ? labels.tone : 'attention',
    title: keepsTitle ? labels.title : t('Please read our note'),
    text: t('We wrote this note on {{day}}. If it asks for something, answer with a message or an update.', {
      day: formatDate(note.updatedAt),
    }),
  };
}

function waitingText(started: boolean, t: TFunction, isLate: boolean): string {
  if (isLate) return t('We are working on your request and will write to you.');
  return started
    ? t('We are working on your request. Every change appears on this page.')
    : t('We have your request. Every change appears on this page.');
}
