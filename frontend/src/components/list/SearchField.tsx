import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../form/controlStyles.ts';

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

interface Props {
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
  onClear: () => void;
}

/** A search field that filters a list. */
export function SearchField({ label, placeholder, typed, onType, onClear }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const controlStyles = useControlStyles();
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
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('Clear search')}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          <DismissRegular aria-hidden />
        </button>
      )}
    </div>
  );
}
