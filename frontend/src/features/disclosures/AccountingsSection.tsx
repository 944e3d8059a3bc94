import { Button } from '@fluentui/react-components';
import type { AccountingView, IssuedAccounting } from '@portal/contract/disclosures/schemas/accountings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { formatDateTime, formatDay, formatList, formatMoney } from '../../lib/format.ts';
import { Mark } from '../../components/card/Mark.tsx';
import { ListFrame } from '../../components/list/ListFrame.tsx';
import { ListRow } from '../../components/list/ListRow.tsx';
import {
  RecordAgreementDialog,
  ExtendDeadlineDialog,
  IssueAccountingDialog,
  RecordFeeNoticeDialog,
  WaiveFeeDialog,
  WithdrawRequestDialog,
} from './AccountingDialogs.tsx';
import { usePrivacyStyles } from '../../components/form/privacy/usePrivacyStyles.ts';
import { accountingsQuery, useSaveIssuedFile } from './disclosureQueries.ts';

/** How many requests a collapsed list shows. */
const MAX_COLLAPSED = 5;

/** Requests for an accounting with their due dates. Requests that need action come first. */
export function AccountingsSection() {
  const { t } = useTranslation();
  const query = useQuery(accountingsQuery);
  const { data, error } = query;
  const [isExpanded, setExpanded] = useState(false);
  const all = data?.accountings ?? [];
  const shown = isExpanded ? all : all.slice(0, MAX_COLLAPSED);
  return (
    <ListFrame
      title={t('Accounting requests')}
      notices={<LoadError query={query} title={t('Failed to load accounting requests')} />}
      empty={
        data?.accountings.length === 0
          ? t('No accounting requests. To record one, enter the patient below and choose “Show disclosures”.')
          : null
      }
      more={
        shown.length < all.length ? (
          <Button onClick={() => setExpanded(true)}>
            {t('Show {{total}} more', { total: all.length - shown.length })}
          </Button>
        ) : (
          data?.hasMore && t('Older entries are not shown.')
        )
      }
    >
      {!data && !error && <ScreenSkeleton />}
      {shown.map((accounting) => (
        <AccountingRow key={accounting.accountingId} accounting={accounting} />
      ))}
    </ListFrame>
  );
}

const dialogs = {
  issue: IssueAccountingDialog,
  extend: ExtendDeadlineDialog,
  fee: RecordFeeNoticeDialog,
  agree: RecordAgreementDialog,
  waive: WaiveFeeDialog,
  withdraw: WithdrawRequestDialog,
};

type Action = keyof typeof dialogs;

/** The actions that a request allows now, main action first. An issued accounting can be reissued for a reason. */
function actionsOf({ state, isFree, fee, extension }: AccountingView): Action[] {
  if (state === 'issued') return ['issue'];
  if (state === 'withdrawn') return [];
  const otherActions: Action[] = extension ? ['withdraw'] : ['extend', 'withdraw'];
  if (isFree || fee?.kind === 'waived' || (fee?.kind === 'notified' && fee.agreedOn))
    return ['issue', ...otherActions];
  return fee ? ['agree', 'waive', ...otherActions] : ['fee', 'waive', ...otherActions];
}

/** Whether staff must act on the request. */
function needsAction({ state, isReissueDue, isOutdated }: AccountingView): boolean {
  return state !== 'issued' || isReissueDue || isOutdated;
}

function AccountingRow({ accounting }: { accounting: AccountingView }) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const [openAction, setOpenAction] = useState<Action | null>(null);
  const Dialog = openAction && dialogs[openAction];
  const { patientName, patientDob, requester, requesterName, authority, proof, receivedOn } = accounting;
  const { from, to, byName, byTitle, at, extension, withdrawal, issues, isOutdated } = accounting;
  const labels: Record<Action, string> = {
    issue: issues.length > 0 ? t('Reissue') : t('Issue'),
    extend: t('Extend'),
    fee: t('Record fee'),
    agree: t('Record agreement'),
    waive: t('Waive the fee'),
    withdraw: t('Withdraw'),
  };
  const mediumDay = (day: string) => formatDay(day, 'medium');
  const actions = actionsOf(accounting);
  return (
    <ListRow
      head={
        <>
          <span>{patientName}</span>
          <Marks accounting={accounting} />
        </>
      }
      text={[
        mediumDay(patientDob),
        requester === 'patient'
          ? t('Requested by the patient (identity: {{proof}})', { proof })
          : t('Requested by {{name}}, {{authority}} (identity: {{proof}})', {
              name: requesterName,
              authority,
              proof,
            }),
        t('Disclosures from {{from}} to {{to}}', { from: mediumDay(from), to: mediumDay(to) }),
      ].join(' · ')}
      details={t('Received on {{day}}. Recorded by {{name}} on {{time}}', {
        day: mediumDay(receivedOn),
        name: nameWithTitle(byName, byTitle),
        time: formatDateTime(at),
      })}
      actions={actions.map((action, index) => (
        <Button
          key={action}
          appearance={index === 0 && needsAction(accounting) ? 'primary' : 'secondary'}
          aria-label={t('{{action}}: {{name}}', { action: labels[action], name: patientName })}
          onClick={() => setOpenAction(action)}
        >
          {labels[action]}
        </Button>
      ))}
    >
      {extension && (
        <p className={styles.note}>
          {t('Extended by {{name}} on {{time}}. The person was notified on {{day}}. Reason: {{reason}}', {
            name: extension.byName,
            time: formatDateTime(extension.at),
            day: mediumDay(extension.notifiedOn),
            reason: extension.reason,
          })}
        </p>
      )}
      {withdrawal && (
        <p className={styles.note}>
          {t('Withdrawal recorded by {{name}} on {{time}}: {{reason}}', {
            name: withdrawal.byName,
            time: formatDateTime(withdrawal.at),
            reason: withdrawal.reason,
          })}
        </p>
      )}
      {isOutdated && (
        <p className={styles.note}>
          {t(
            'After this accounting was issued, disclosures for this patient and period were recorded, corrected, or marked as entered in error.',
          )}
        </p>
      )}
      {issues.map((issue) => (
        <IssuedRow key={issue.issueId} accounting={accounting} issue={issue} />
      ))}
      {Dialog && <Dialog accounting={accounting} onClose={() => setOpenAction(null)} />}
    </ListRow>
  );
}

/** A name with the job title, if there is one. */
function nameWithTitle(name: string, title: string): string {
  return [name, title].filter(Boolean).join(', ');
}

/** Marks for state, fee and reissue. */
function Marks({ accounting }: { accounting: AccountingView }) {
  const { t } = useTranslation();
  const { state, dueOn, isFree, fee, isReissueDue, reissueOn } = accounting;
  const due = formatDay(dueOn, 'medium');
  return (
    <>
      {state === 'open' && <Mark>{t('Due {{day}}', { day: due })}</Mark>}
      {state === 'overdue' && <Mark tone="attention">{t('Overdue since {{day}}', { day: due })}</Mark>}
      {state === 'issued' && <Mark tone="good">{t('Issued')}</Mark>}
      {state === 'withdrawn' && <Mark>{t('Withdrawn')}</Mark>}
      {state !== 'withdrawn' && isFree && <Mark>{t('Free (first in 12 months)')}</Mark>}
      {state !== 'withdrawn' && !isFree && <Mark>{feeLabel(fee, t)}</Mark>}
      {accounting.isOutdated && <Mark tone="attention">{t('Changed since issued')}</Mark>}
      {isReissueDue && <Mark tone="attention">{t('Reissue needed')}</Mark>}
      {!isReissueDue && reissueOn && (
        <Mark>{t('Reissue on {{day}}', { day: formatDay(reissueOn, 'medium') })}</Mark>
      )}
    </>
  );
}

function feeLabel(fee: AccountingView['fee'], t: ReturnType<typeof useTranslation>['t']): string {
  if (!fee) return t('Free accounting used');
  if (fee.kind === 'waived') return t('Fee waived');
  const amount = formatMoney(Math.round(fee.amount * 100));
  return fee.agreedOn
    ? t('Fee {{amount}}, agreed', { amount })
    : t('Fee {{amount}}, not agreed yet', { amount });
}

/** An issued accounting, whose files can be saved. */
function IssuedRow({ accounting, issue }: { accounting: AccountingView; issue: IssuedAccounting }) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const save = useSaveIssuedFile();
  const { issueId, at, byName, byTitle, disclosures, withheld, isComplete, otherNames, reason, replacedAt } =
    issue;
  const { accountingId } = accounting;
  const time = formatDateTime(at);
  const files = [
    { file: 'pdf', text: t('Save as PDF'), label: t('Save as PDF: issued on {{time}}', { time }) },
    { file: 'csv', text: t('Save as CSV'), label: t('Save as CSV: issued on {{time}}', { time }) },
  ] as const;
  return (
    <div className={styles.issue}>
      <p className={styles.note}>
        {t('Issued by {{name}} on {{time}} with {{disclosures}}.', {
          name: nameWithTitle(byName, byTitle),
          time,
          disclosures: t('{{count}} disclosures', { count: disclosures }),
        })}{' '}
        {[
          withheld > 0 &&
            t('Withholds {{disclosures}}.', {
              disclosures: t('{{count}} disclosures', { count: withheld }),
            }),
          !isComplete && t('Incomplete'),
          otherNames.length > 0 && t('Other names: {{names}}.', { names: formatList(otherNames) }),
          reason && t('Reissued: {{reason}}', { reason }),
        ]
          .filter(Boolean)
          .join(' ')}{' '}
        {replacedAt && <Mark>{t('Replaced on {{time}}', { time: formatDateTime(replacedAt) })}</Mark>}
      </p>
      <div className={styles.actions}>
        {files.map(({ file, text, label }) => (
          <Button
            key={file}
            aria-label={label}
            disabledFocusable={save.isPending}
            onClick={() => save.mutate({ accountingId, issueId, file })}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
