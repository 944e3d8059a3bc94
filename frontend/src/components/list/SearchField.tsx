import { Button, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { type KeyboardEventHandler, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../form/controlStyles.ts';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexGrow: 1,
    minWidth: 'min(100%, 260px)',
    '& > span': { minWidth: 0, flexGrow: 1 },
  },
  // The browser's own button would stand next to ours.
  field: {
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& input': { textOverflow: 'ellipsis' },
  },
  icon: { fontSize: '20px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  label: string;
  placeholder: string;
  maxLength?: number;
  text: string;
  onChange: (text: string) => void;
  onClear: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** A search field that filters a list. */
export function SearchField(props: Props) {
  const { label, placeholder, maxLength = 100, text, onChange, onClear, onKeyDown } = props;
  const { t } = useTranslation();
  const styles = useStyles();
  const { control } = useControlStyles();
  const input = useRef<HTMLInputElement>(null);
  const clear = (
    <Button
      appearance="transparent"
      icon={<DismissRegular />}
      aria-label={t('Clear search')}
      onClick={() => {
        onClear();
        input.current?.focus();
      }}
    />
  );
  return (
    <div className={styles.box} role="search">
      <Input
        ref={input}
        type="search"
        size="large"
        className={mergeClasses(control, styles.field)}
        contentBefore={<SearchRegular className={styles.icon} />}
        contentAfter={text === '' ? null : clear}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(_, { value }) => onChange(value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
