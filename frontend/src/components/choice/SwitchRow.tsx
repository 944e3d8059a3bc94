import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  row: { padding: '6px 0' },
  switch: {
    display: 'flex',
    justifyContent: 'space-between',
    '& label': { paddingLeft: 0, fontWeight: tokens.fontWeightSemibold },
  },
  text: {
    maxWidth: '68ch',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

interface Props {
  label: string;
  text?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** An on/off switch that takes effect immediately. */
export function SwitchRow({ label, text, checked, disabled = false, onChange }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.row}>
      <Switch
        className={styles.switch}
        label={label}
        labelPosition="before"
        aria-describedby={text ? `${id}-text` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(_, data) => onChange(data.checked)}
      />
      {text && (
        <div id={`${id}-text`} className={styles.text}>
          {text}
        </div>
      )}
    </div>
  );
}
