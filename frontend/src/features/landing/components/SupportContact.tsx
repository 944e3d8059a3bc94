import { makeStyles, tokens } from '@fluentui/react-components';
import { bodyText } from '../../../components/layout/shapes.ts';
import { supportLink } from '../../../lib/brand.ts';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { useNotices } from '../../../lib/notices/notices.ts';

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { ...bodyText, margin: '8px 0 12px', color: tokens.colorNeutralForeground2 },
  contacts: { display: 'grid', gap: '4px', fontSize: tokens.fontSizeBase300, lineHeight: '22px' },
  link: { color: tokens.colorBrandForegroundLink },
  hours: { color: tokens.colorNeutralForeground3 },
});

/** Phone, email and hours of support. */
export function SupportContact() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { support } = useNotices();
  return (
    <Surface>
      <h2 className={styles.title}>{t('Need help?')}</h2>
      <p className={styles.text}>
        {t('Our records team answers questions about requests and authorizations.')}
      </p>
      <div className={styles.contacts}>
        <a className={styles.link} href={supportLink(support.phone)}>
          {support.phone}
        </a>
        <a className={styles.link} href={`mailto:${support.email}`}>
          {support.email}
        </a>
        <span className={styles.hours}>{t(support.hours)}</span>
      </div>
    </Surface>
  );
}
