import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

export const useSkipLinkStyles = makeStyles({
  skip: {
    position: 'absolute',
    left: '16px',
    top: '-64px',
    zIndex: 10,
    padding: '8px 16px',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    borderRadius: tokens.borderRadiusMedium,
    ':focus': { top: '8px' },
    '@media print': { display: 'none' },
  },
});

/** The first link of every page, for keyboard users: skips to the content. */
export function SkipLink() {
  const styles = useSkipLinkStyles();
  const { t } = useTranslation();
  return (
    <a href="#content" className={styles.skip}>
      {t('Skip to content')}
    </a>
  );
}
