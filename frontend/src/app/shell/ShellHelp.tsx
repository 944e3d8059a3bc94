import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { supportLink } from '../../lib/brand.ts';
import { useNotices } from '../../lib/notices/notices.ts';

const useStyles = makeStyles({
  help: {
    margin: 0,
    padding: '12px clamp(12px, 3vw, 32px)',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    '& a': { color: 'inherit' },
    '@media print': { display: 'none' },
  },
});

/** Whom clients can ask. Messages that say “contact us” rely on it. */
export function ShellHelp() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { support } = useNotices();
  return (
    <footer className={styles.help}>
      {t('Need help?')} <a href={`mailto:${support.email}`}>{support.email}</a> ·{' '}
      <a href={supportLink(support.phone)}>{support.phone}</a>
    </footer>
  );
}
