import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { usePausedText } from '../usePausedText.ts';

const useStyles = makeStyles({
  box: { position: 'relative', display: 'flex', flexGrow: 1, minWidth: 'min(100%, 260px)' },
  input: {
    paddingLeft: '40px',
    paddingRight: '44px',
    textOverflow: 'ellipsis',
    '::-webkit-search-cancel-button': { display: 'none' },
  },
  icon: {
    position: 'absolute',
    left: '12px',
    top: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    fontSize: '20px',
    color: tokens.colorNeutralForeground3,
    pointerEvents: 'none',
  },
  clear: {
    position: 'absolute',
    right: '4px',
    top: '4px',
    width: '36px',
    height: '36px',
    padding: 0,
    display: 'grid',
    placeContent: 'center',
    fontSize: '20px',
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** Finds requests by words. What is typed is looked for when typing rests. */
export function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const controlStyles = useControlStyles();
  const { typed, type, clear } = usePausedText(search, onSearch);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.box} role="search">
      <span className={styles.icon} aria-hidden>
        <SearchRegular />
      </span>
      <input
        ref={input}
        type="search"
        className={mergeClasses(controlStyles.control, styles.input)}
        aria-label={t('Search requests')}
        placeholder={t('Search by Order ID, Patient, Facility, Type, Status')}
        maxLength={100}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('Clear search')}
          onClick={() => {
            clear();
            input.current?.focus();
          }}
        >
          <DismissRegular aria-hidden />
        </button>
      )}
    </div>
  );
}
