import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  absent: { color: tokens.colorNeutralForeground3 },
});

/** An address or a number that can be written to or called. */
export function ContactLink({ scheme, to }: { scheme: 'mailto' | 'tel'; to: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!to) return <span className={styles.absent}>{t('Not given')}</span>;
  const target = scheme === 'tel' ? to.replace(/[^\d+]/g, '') : to;
  return (
    <a href={`${scheme}:${target}`} className={styles.link}>
      {to}
    </a>
  );
}
