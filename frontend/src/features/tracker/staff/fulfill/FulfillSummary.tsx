import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import { embargoEndsAt } from '@portal/contract/files/rules/downloads.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../components/StatusBadge.tsx';
import { formatDate, formatMoney } from '../../../../lib/format.ts';
import { useNow } from '../../../../lib/time/useNow.ts';
import { normalizedDays } from '../../../files/release/rules/normalizedDays.ts';
import type { TermValues } from '../../../files/release/rules/releaseValues.ts';
import { centsOfTerms, totalCents } from '../../../files/release/rules/totalCents.ts';
import type { Upload } from '../../../uploads/upload.ts';
import type { FulfillValues } from './fulfillValues.ts';

const useStyles = makeStyles({
  summary: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '16px',
    padding: '20px 24px',
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (max-width: 599px)': { padding: '16px' },
    '& p, & ul': { margin: 0 },
    '& ul': { padding: 0, listStyleType: 'none', display: 'grid', gap: '8px' },
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', margin: 0 },
  term: { ...typographyStyles.caption1Strong, color: tokens.colorNeutralForeground2, marginBottom: '4px' },
  value: { ...typographyStyles.body1, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  file: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px' },
  amount: { fontVariantNumeric: 'tabular-nums' },
  when: { gridColumn: '1 / -1', ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  total: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    paddingTop: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  status: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

interface Props {
  request: StaffRequestView;
  statuses: readonly StatusDefinition[];
  values: FulfillValues;
  files: readonly Upload[];
  /** The total of the invoice; null without an invoice. */
  invoiceCents: number | null;
  seenStatus: string;
}

/** What the client will receive and owe, and who is emailed. */
export function FulfillSummary({ request, statuses, values, files, invoiceCents, seenStatus }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const titleId = useId();
  const availability = useAvailability();
  const note = values.notes.trim();
  const isMove = values.status !== seenStatus;
  const fileCents = totalCents(
    values,
    files.map(({ id }) => id),
  );
  const dueCents = fileCents + (invoiceCents ?? 0);
  const parts = [files.length > 0, invoiceCents !== null, isMove, note !== ''];
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('What the client receives')}
      </h3>
      {!parts.includes(true) && (
        <p>{t('Nothing to send yet. Add a document, an invoice line, a new status, or a note.')}</p>
      )}
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
        {(isMove || note !== '') && (
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
        {note !== '' && (
          <Fact label={values.isPrivate ? t('Private note') : t('Note for the client')}>{note}</Fact>
        )}
        {parts.includes(true) && <Fact label={t('Email')}>{emailText()}</Fact>}
      </dl>
      {dueCents > 0 && (
        <p className={styles.total}>
          <span>{t('The client owes')}</span>
          <span className={styles.amount}>{formatMoney(dueCents)}</span>
        </p>
      )}
    </section>
  );

  function emailText(): string {
    const isPrivate = values.isPrivate && note !== '';
    if (files.length === 0 && invoiceCents === null && (!isMove || isPrivate)) {
      return isPrivate
        ? t('The client isn’t notified of private notes.')
        : t('The client isn’t notified of notes without a new status.');
    }
    if (request.contactEmail) return t('We’ll email {{email}}.', { email: request.contactEmail });
    return request.hasClientAccount
      ? t('The request has no email address. We’ll notify the client’s account by its settings.')
      : t('The client has no email address, so we can’t notify them.');
  }
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
