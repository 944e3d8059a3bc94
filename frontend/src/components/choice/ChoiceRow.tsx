import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Select } from '../Select.tsx';
import { bodyText } from '../layout/shapes.ts';

const useStyles = makeStyles({
  row: { display: 'grid', gap: '6px', padding: '12px 0', maxWidth: '420px' },
  label: { ...bodyText, fontWeight: tokens.fontWeightSemibold },
  text: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

interface Props<Value extends string> {
  label: string;
  text?: ReactNode;
  value: Value;
  choices: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** A select that takes effect immediately. */
export function ChoiceRow<Value extends string>({ label, text, value, choices, onChange }: Props<Value>) {
  const styles = useStyles();
  const id = useId();
  const choose = (selected: string) => {
    const choice = choices.find((each) => each.value === selected);
    if (choice) onChange(choice.value);
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        aria-describedby={text ? `${id}-text` : undefined}
        value={value}
        onChange={(_, data) => choose(data.value)}
        choices={choices}
      />
      {text && (
        <div id={`${id}-text`} className={styles.text}>
          {text}
        </div>
      )}
    </div>
  );
}
