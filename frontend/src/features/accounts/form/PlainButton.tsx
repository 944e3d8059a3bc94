import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '8px 16px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  primary: {
    border: '1px solid transparent',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
  },
  disabled: {
    color: tokens.colorNeutralForegroundDisabled,
    backgroundColor: tokens.colorNeutralBackgroundDisabled,
    border: `1px solid ${tokens.colorNeutralStrokeDisabled}`,
    cursor: 'default',
    ':hover': { backgroundColor: tokens.colorNeutralBackgroundDisabled },
    ':active': { backgroundColor: tokens.colorNeutralBackgroundDisabled },
  },
});

interface Props {
  type?: 'button' | 'submit';
  primary?: boolean;
  /** Shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean;
  /** Ignores clicks while another button is busy. */
  disabled?: boolean;
  icon?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
}

/** A lightweight button for the sign-in, sign-up and password screens. It avoids the size of the Fluent button. */
export function PlainButton({
  type = 'button',
  primary = false,
  busy = false,
  disabled = false,
  icon,
  onClick,
  children,
}: Props) {
  const styles = useStyles();
  const isInactive = busy || disabled;
  return (
    <button
      type={type}
      className={mergeClasses(styles.button, primary && styles.primary, isInactive && styles.disabled)}
      aria-disabled={isInactive || undefined}
      onClick={isInactive ? undefined : onClick}
    >
      {busy ? <SmallSpinner /> : icon}
      {children}
    </button>
  );
}
