import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcutsEnabled } from '../../lib/shortcuts/shortcutsSetting.ts';
import { SearchDialog } from './SearchDialog.ts';
import { useShellStyles } from './useShellStyles.ts';

const NARROW = '@media (max-width: 767px)';

const useStyles = makeStyles({
  button: {
    '@media (min-width: 768px)': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      width: '360px',
      height: '40px',
      padding: '0 12px',
      fontFamily: 'inherit',
      fontSize: tokens.fontSizeBase300,
      color: tokens.colorNeutralForeground2,
      backgroundColor: tokens.colorNeutralBackground2,
      border: `1px solid ${tokens.colorNeutralStroke1}`,
    },
    [NARROW]: { marginLeft: 'auto' },
  },
  icon: { display: 'flex', fontSize: '20px', [NARROW]: { fontSize: '24px' } },
  wide: { [NARROW]: { display: 'none' } },
  key: {
    marginLeft: 'auto',
    padding: '1px 8px',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
  },
});

const preload = () => void SearchDialog.preload();

/** Opens the search. Looks like its field where there is room, with its shortcut if the person has shortcuts. */
export function SearchButton() {
  const shell = useShellStyles();
  const styles = useStyles();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const hasShortcut = useShortcutsEnabled();
  return (
    <>
      <button
        type="button"
        className={mergeClasses(shell.menu, styles.button)}
        aria-label={t('Search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <span className={styles.icon} aria-hidden>
          <SearchRegular />
        </span>
        <span className={styles.wide}>{t('Search')}</span>
        {hasShortcut && <kbd className={mergeClasses(styles.key, styles.wide)}>/</kbd>}
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
