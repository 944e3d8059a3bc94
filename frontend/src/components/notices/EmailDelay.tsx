import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({ text: { margin: 0 } });

/** Beside the confirmation that an email was sent: says that emails take longer than usual. Shows nothing otherwise. */
export function EmailDelay({ isDelayed }: { isDelayed: boolean | undefined }) {
  const { t } = useTranslation();
  const styles = useStyles();
  if (!isDelayed) return null;
  return <p className={styles.text}>{t('Emails take longer than usual right now.')}</p>;
}
