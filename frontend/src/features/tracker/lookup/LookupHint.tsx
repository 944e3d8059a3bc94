import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  hint: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '16px',
    padding: '4px clamp(16px, 3vw, 28px)',
  },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  title: { ...typographyStyles.subtitle2, margin: 0, lineHeight: '24px' },
  text: {
    ...typographyStyles.body1,
    margin: '4px 0 0',
    maxWidth: '70ch',
    textWrap: 'pretty',
    color: tokens.colorNeutralForeground2,
  },
});

/** Shown before the first lookup: where to find the two values. */
export function LookupHint() {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <section className={styles.hint}>
      <MailRegular className={styles.icon} aria-hidden />
      <div>
        <h2 className={styles.title}>{t('Where to find your Order ID and code')}</h2>
        <p className={styles.text}>
          {t(
            'Both are in the confirmation email that we sent when the request was submitted. The link in that email fills them in for you.',
          )}
        </p>
        <p className={styles.text}>{t('Enter both to see the request’s status, history and files here.')}</p>
      </div>
    </section>
  );
}
