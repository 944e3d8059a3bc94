import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '12px 0',
  },
  label: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
  },
  text: {
    gridColumn: '1 / -1',
    maxWidth: '68ch',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  track: {
    appearance: 'none',
    position: 'relative',
    width: '44px',
    height: '24px',
    margin: 0,
    flexShrink: 0,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    '::before': {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '16px',
      height: '16px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralStrokeAccessible,
      transitionProperty: 'transform',
      transitionDuration: '120ms',
    },
    ':checked': {
      backgroundColor: tokens.colorCompoundBrandBackground,
      border: `1px solid ${tokens.colorCompoundBrandBackground}`,
    },
    ':checked::before': {
      transform: 'translateX(20px)',
      backgroundColor: tokens.colorNeutralForegroundInverted,
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':disabled': { cursor: 'default', opacity: 0.5 },
    '@media (forced-colors: active)': { ':checked': { backgroundColor: 'Highlight' } },
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
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.track}
        aria-describedby={text ? `${id}-text` : undefined}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {text && (
        <div id={`${id}-text`} className={styles.text}>
          {text}
        </div>
      )}
    </div>
  );
}
