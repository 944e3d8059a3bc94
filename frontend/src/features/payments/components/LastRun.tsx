import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReconciliationRun } from '@portal/contract/schemas/unsettledPayment.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useNow } from '../../../lib/useNow.ts';

/** Whoever compares says something more often than this. */
const QUIET_MS = 2 * 60_000;

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

/** When payments were last compared with Stripe, and what came of it. */
export function LastRun({ run }: { run: ReconciliationRun | null }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const now = useNow();
  if (!run) {
    return (
      <Surface className={styles.card}>
        <p className={styles.line}>{t('Payments have not been compared with Stripe yet.')}</p>
      </Surface>
    );
  }
  const isOver = run.state === 'done' || run.state === 'interrupted';
  const isQuiet = now.getTime() - Date.parse(run.at) > QUIET_MS;
  const figures = [
    [t('Payments compared'), run.looked],
    [t('Repaired'), run.repaired],
    [t('Not settled'), run.unsettled],
  ] as const;
  return (
    <Surface className={styles.card}>
      <p className={styles.line}>
        {isOver || isQuiet
          ? t('Last compared with Stripe: {{time}}. It happens every hour.', { time: formatDateTime(run.at) })
          : t('Payments are being compared with Stripe now.')}
      </p>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {(run.state === 'interrupted' || (!isOver && isQuiet)) && (
        <Notice type="warning" title={t('The last comparison was interrupted')}>
          {t('Nothing is lost: the next one goes on where it stopped.')}
        </Notice>
      )}
    </Surface>
  );
}
