import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useControlStyles } from '../form/controlStyles.ts';

const useStyles = makeStyles({
  row: { display: 'grid', gap: '6px', padding: '12px 0', maxWidth: '420px' },
  label: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  select: { paddingRight: '12px' },
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
  const { control } = useControlStyles();
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
      <select
        id={id}
        className={mergeClasses(control, styles.select)}
        aria-describedby={text ? `${id}-text` : undefined}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
      {text && (
        <div id={`${id}-text`} className={styles.text}>
          {text}
        </div>
      )}
    </div>
  );
}
