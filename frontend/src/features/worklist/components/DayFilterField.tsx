import { Input } from '@fluentui/react-components';
import { useId } from 'react';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { onPasteDay } from '../../../components/form/typing/onPaste.ts';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { useDebouncedText } from '../../../components/list/useDebouncedText.ts';

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
  const shared = useSharedStyles();
  const controlStyles = useControlStyles();
  const { text, setText } = useDebouncedText(day, onDay);
  return (
    <Stack gap={4} shared="shrinks">
      <label htmlFor={id} className={shared('small', 'soft')}>
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
    </Stack>
  );
}
