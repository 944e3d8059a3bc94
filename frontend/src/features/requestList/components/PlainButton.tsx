import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '36px',
    padding: '4px 14px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '&[aria-disabled="true"]': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
    '@media print': { display: 'none' },
  },
});

interface Props {
  icon?: ReactNode;
  /** At work: pressing it again does nothing, but it keeps the focus. */
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of the list's frame, which is on the screen before the code of the portal's other buttons is. */
export function PlainButton({ icon, busy, onClick, children }: Props) {
  const styles = useStyles();
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {icon}
      {children}
    </button>
  );
}
