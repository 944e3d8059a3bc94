import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import { embargoEndsAt } from '@portal/contract/files/rules/downloads.ts';
import type {
  NotificationRecipient,
  StaffRequestView,
} from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { column, row, softSmall } from '../../components/layout/shapes.ts';
import { formatDate, formatList, formatMoney } from '../../lib/format.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { normalizedDays } from '../files/release/rules/normalizedDays.ts';
import type { TermValues } from '../files/release/rules/releaseValues.ts';
import { centsOfTerms, totalCents } from '../files/release/rules/totalCents.ts';
import type { Entered } from './rules/fulfillValues.ts';
import { useReviewText } from './useReviewText.ts';

const useStyles = makeStyles({
  summary: {
    ...column('24px'),
    alignContent: 'start',
    padding: '20px 24px',
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (max-width: 599px)': { padding: '16px' },
    '& p, & ul': { margin: 0 },
    '& ul': { padding: 0, listStyleType: 'none', display: 'grid', gap: '8px' },
  },
  part: { ...column('16px') },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  list: { ...column('16px'), margin: 0 },
  term: { ...typographyStyles.caption1Strong, color: tokens.colorNeutralForeground2, marginBottom: '4px' },
  value: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  file: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px' },
  amount: { fontVariantNumeric: 'tabular-nums' },
  when: { ...softSmall, gridColumn: '1 / -1' },
  amounts: {
    display: 'grid',
    gap: '4px',
    paddingTop: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  sum: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  total: typographyStyles.body1Strong,
  status: { ...row('8px') },
});

interface Props {
  request: StaffRequestView;
  statuses: readonly StatusDefinition[];
  entered: Entered;
}

/** What the client will receive and owe, who is notified, and what only staff will see. */
export function FulfillSummary({ request, statuses, entered }: Props) {
  const { values, files, invoiceCents, seenStatus, unpaidCents } = entered;
  const styles = useStyles();
  const { t } = useTranslation();
  const titleId = useId();
  const staffTitleId = useId();
  const availability = useAvailability();
  const notification = useNotification(entered);
  const reviewText = useReviewText(request.review);
  const note = values.notes.trim();
  const isMove = values.status !== seenStatus;
  const newCents = newCentsOf(entered);
  const isPrivate = values.isPrivate && note !== '';
  const hasParts = !isEmptyEntry(entered);
  const isForStaffOnly = isPrivate && files.length === 0 && invoiceCents === null && !isMove;
  return (
    <div className={styles.summary}>
      <section className={styles.part} aria-labelledby={titleId}>
        <h3 id={titleId} className={styles.title}>
          {t('What the client receives')}
        </h3>
        <dl className={styles.list}>
          <Fact label={t('Goes to')}>{recipientText(request) || t('Not provided')}</Fact>
        </dl>
        {reviewText && <Notice type="warning" title={reviewText} />}
        {!hasParts && (
          <p>{t('Nothing to send yet. Add a document, an invoice line, a new status, or a note.')}</p>
        )}
        {isForStaffOnly && <p>{t('Nothing. Only the private note is saved.')}</p>}
        {hasParts && !isForStaffOnly && (
          <dl className={styles.list}>
            {files.length > 0 && (
              <Fact label={t('Documents')}>
                <ul>
                  {files.map(({ id, name }) => {
                    const terms = values.fileTerms[id] ?? values;
                    const cents = centsOfTerms(terms);
                    const amount = cents === null ? '–' : formatMoney(cents);
                    return (
                      <li key={id} className={styles.file}>
                        <span>{name}</span>
                        <span className={styles.amount}>{cents === 0 ? t('No charge') : amount}</span>
                        <span className={styles.when}>{availability(terms)}</span>
                      </li>
                    );
                  })}
                </ul>
              </Fact>
            )}
            {invoiceCents !== null && (
              <Fact label={t('Invoice')}>
                <span className={styles.amount}>{formatMoney(invoiceCents)}</span>
              </Fact>
            )}
            {(isMove || (note !== '' && !isPrivate)) && (
              <Fact label={t('Status')}>
                <span className={styles.status}>
                  <StatusBadge status={seenStatus} statuses={statuses} />
                  {isMove && (
                    <>
                      <span aria-hidden>→</span>
                      <StatusBadge status={values.status} statuses={statuses} />
                    </>
                  )}
                </span>
              </Fact>
            )}
            {note !== '' && !isPrivate && <Fact label={t('Note for the client')}>{note}</Fact>}
            {request.recipients && (
              <Fact label={t('Notification')}>
                <ul>
                  {notification(request.recipients).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Fact>
            )}
          </dl>
        )}
        {newCents + (unpaidCents ?? 0) > 0 && (
          <div className={styles.amounts}>
            {unpaidCents !== 0 && <Amount label={t('New charges')} cents={newCents} />}
            {!!unpaidCents && <Amount label={t('Already owed')} cents={unpaidCents} />}
            {unpaidCents !== null && (
              <Amount label={t('The client owes')} cents={newCents + unpaidCents} isTotal />
            )}
          </div>
        )}
      </section>
      {isPrivate && (
        <section className={styles.part} aria-labelledby={staffTitleId}>
          <h3 id={staffTitleId} className={styles.title}>
            {t('Only for staff')}
          </h3>
          <dl className={styles.list}>
            <Fact label={t('Private note')}>{note}</Fact>
          </dl>
        </section>
      )}
    </div>
  );
}

/** The summary in one line, for screens on which the summary is far from the buttons. Null as long as it is empty. */
export function SummaryLine({ request, statuses, entered, className }: Props & { className: string }) {
  const { t } = useTranslation();
  const notification = useNotification(entered);
  const { values, files, invoiceCents, seenStatus } = entered;
  const isMove = values.status !== seenStatus;
  if (isEmptyEntry(entered)) return null;
  const cents = newCentsOf(entered);
  const parts = [
    files.length > 0 && t('Documents: {{number}}', { number: files.length }),
    (files.length > 0 || invoiceCents !== null) && (cents === 0 ? t('No charge') : formatMoney(cents)),
    isMove && t(statusDefinitionOf(values.status, statuses).label),
    ...(request.recipients ? notification(request.recipients) : []),
  ];
  return <p className={className}>{parts.filter((part) => part !== false).join(' · ')}</p>;
}

function newCentsOf({ values, files, invoiceCents }: Entered): number {
  const ids = files.map(({ id }) => id);
  return totalCents(values, ids) + (invoiceCents ?? 0);
}

function isEmptyEntry({ values, files, invoiceCents, seenStatus }: Entered): boolean {
  const hasStatus = values.status !== seenStatus || values.notes.trim() !== '';
  return files.length === 0 && invoiceCents === null && !hasStatus;
}

/** Who gets what is sent: the attorney with the firm, and the copy service, each on a line. */
function recipientText({ attorneyName, firmName, copyServiceName }: StaffRequestView): string {
  const attorney = [attorneyName, firmName].filter(Boolean).join(', ');
  return [attorney, copyServiceName].filter(Boolean).join('\n');
}

/** Returns a function that says who is notified, and who turned emails off. */
function useNotification({ values, files, invoiceCents, seenStatus }: Entered) {
  const { t } = useTranslation();
  const isMove = values.status !== seenStatus;
  const isPrivate = values.isPrivate && values.notes.trim() !== '';
  return (recipients: readonly NotificationRecipient[]): string[] => {
    if (files.length === 0 && invoiceCents === null && (!isMove || isPrivate)) {
      return [
        isPrivate
          ? t('The client isn’t notified of private notes.')
          : t('The client isn’t notified of notes without a new status.'),
      ];
    }
    if (recipients.length === 0) return [t('No email address on file. Send it another way.')];
    const listOf = (some: readonly NotificationRecipient[]) => formatList(some.map(({ email }) => email));
    const emailed = recipients.filter(({ isEmailed }) => isEmailed);
    const texted = recipients.filter(({ isTexted }) => isTexted);
    const others = recipients.filter(({ isEmailed }) => !isEmailed);
    return [
      ...(emailed.length > 0 ? [t('Email to {{people}}', { people: listOf(emailed) })] : []),
      ...(texted.length > 0 ? [t('Text message to {{people}}', { people: listOf(texted) })] : []),
      ...(others.length > 0
        ? [t('No email to {{people}}: emails are turned off', { people: listOf(others) })]
        : []),
    ];
  };
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Amount({ label, cents, isTotal = false }: { label: string; cents: number; isTotal?: boolean }) {
  const styles = useStyles();
  return (
    <p className={mergeClasses(styles.sum, isTotal && styles.total)}>
      <span>{label}</span>
      <span className={styles.amount}>{formatMoney(cents)}</span>
    </p>
  );
}

/** Returns a function that says when a file with these terms can be downloaded. */
function useAvailability(): (terms: TermValues) => string {
  const { t } = useTranslation();
  const uploadedAt = useNow().toISOString();
  return ({ requiresPayment, embargoEnabled, embargoDays: typed }) => {
    const embargoDays = normalizedDays(typed);
    const end = embargoDays && embargoEndsAt({ uploadedAt, embargoEnabled, embargoDays });
    if (!end) return requiresPayment ? t('Download: once paid') : t('Download: right away');
    const day = formatDate(end.toISOString());
    return requiresPayment
      ? t('Payment and download: from {{day}}', { day })
      : t('Download: from {{day}}', { day });
  };
}
