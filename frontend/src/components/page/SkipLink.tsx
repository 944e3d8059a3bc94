import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
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
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <a href="#content" className={styles.skip}>
      {t('Skip to content')}
    </a>
  );
}

/**
 * Skips to the row of the request list that was focused last, or to the first. The first link after the title, which has
 * the focus when the page is opened from another one.
 */
export function ListSkipLink() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        const row = document.querySelector<HTMLElement>('[data-row][tabindex="0"]');
        if (!row) return;
        event.preventDefault();
        row.focus();
      }}
    >
      {t('Skip to the list')}
    </a>
  );
}
