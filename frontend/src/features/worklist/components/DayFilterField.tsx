import { Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { onPasteDay } from '../../../components/form/typing/onPaste.ts';
import { useDebouncedText } from '../../../components/list/useDebouncedText.ts';

const useStyles = makeStyles({
  field: { display: 'grid', gap: '4px', minWidth: 0 },
  label: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
});

interface Props {
  label: string;
  /** YYYY-MM-DD, or empty. */
  day: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/** One end of a date range. Applies the date after a pause, because a year is entered digit by digit. */
export function DayFilterField({ label, day, min, max, onDay }: Props) {
  const id = useId();
  const styles = useStyles();
  const controlStyles = useControlStyles();
  const { text, setText } = useDebouncedText(day, onDay);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input
        id={id}
        type="date"
        size="large"
        className={controlStyles.control}
        min={min || undefined}
        max={max || '9999-12-31'}
        value={text}
        onChange={(_, { value }) => setText(value)}
        onPaste={onPasteDay(setText, max)}
      />
    </div>
  );
}
