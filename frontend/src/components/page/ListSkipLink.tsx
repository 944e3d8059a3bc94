import { useTranslation } from 'react-i18next';
import { useSkipLinkStyles } from './SkipLink.tsx';

/**
 * Skips to the row of the request list that was focused last, or to the first. The first link after the title, which has
 * the focus when the page is opened from another one.
 */
export function ListSkipLink() {
  const styles = useSkipLinkStyles();
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
