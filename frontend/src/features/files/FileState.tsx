import { makeStyles, tokens } from '@fluentui/react-components';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDeadline, formatMoney } from '../../lib/format.ts';
import { Countdown } from './Countdown.tsx';
import { fileAvailability } from './rules/fileAvailability.ts';

const useStyles = makeStyles({
  strong: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  refused: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** The availability of a file as a short text. */
export function FileState({ file }: { file: FileView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const availability = fileAvailability(file);
  switch (availability.kind) {
    case 'scanning':
      return t('Virus scan in progress');
    case 'blocked':
      return <span className={styles.refused}>{t('Blocked: this file did not pass the virus scan')}</span>;
    case 'ready':
      return t('Virus scan passed');
    case 'unpaid':
      return (
        <span className={styles.strong}>
          {t('Payment of {{amount}} required', { amount: formatMoney(availability.chargeCents) })}
        </span>
      );
    case 'clearing':
      return <span className={styles.strong}>{t('Bank payment clearing')}</span>;
    case 'embargoed':
      return (
        <span className={styles.strong}>
          <Countdown until={availability.availableAt} />
        </span>
      );
    case 'window':
      return (
        <span className={styles.strong}>
          {t('Download until {{time}}', { time: formatDeadline(availability.until) })}
        </span>
      );
    case 'downloaded':
      return <span className={styles.strong}>{t('Already Downloaded')}</span>;
    case 'withdrawn':
      return (
        <span className={styles.strong}>
          {t('Withdrawn by the records provider on {{date}}', { date: formatDate(availability.at) })}
        </span>
      );
    case 'deleted':
      return t('Deleted under the retention schedule on {{date}}', { date: formatDate(availability.at) });
    case 'withheld':
      return (
        <span className={styles.refused}>
          {t(file.downloadReason ?? 'This file is not available for download.')}
        </span>
      );
  }
}
