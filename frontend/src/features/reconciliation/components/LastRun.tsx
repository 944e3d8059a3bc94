import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReconciliationRun } from '@portal/contract/reconciliation/schemas.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { formatDateTime } from '../../../lib/format.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', marginBottom: '24px' },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
  figures: { display: 'flex', flexWrap: 'wrap', gap: '8px 40px', margin: 0 },
  figure: { display: 'flex', flexDirection: 'column-reverse' },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface Props {
  /** Null before the first run. */
  run: ReconciliationRun | null;
  /** When the next scheduled run starts. */
  nextRunAt: string;
  canCompare: boolean;
}

/** Time and results of the last comparison with Stripe, and the start of the next one. */
export function LastRun({ run, nextRunAt, canCompare }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!run) {
    return (
      <Surface className={styles.card}>
        <p className={styles.line}>{t('Payments have not been compared with Stripe yet.')}</p>
      </Surface>
    );
  }
  const figures = [
    [t('Payments compared'), run.compared],
    [t('Corrected'), run.repaired],
    [t('Not settled'), run.unmatched],
  ] as const;
  return (
    <Surface className={styles.card}>
      <p className={styles.line}>
        {run.state === 'running'
          ? t('Payments are being compared with Stripe now.')
          : t('Last compared with Stripe: {{time}}. Next comparison: {{next}}.', {
              time: formatDateTime(run.at),
              next: formatDateTime(nextRunAt),
            })}
      </p>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {run.state === 'interrupted' && (
        <Notice type="warning" title={t('The last comparison was interrupted')}>
          {t('No payments were lost. The next comparison continues where this one stopped.')}
          {canCompare && ` ${t('To continue now, choose Compare now.')}`}
        </Notice>
      )}
    </Surface>
  );
}
