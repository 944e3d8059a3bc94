import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minWidth: '96px',
    boxSizing: 'border-box',
    margin: 0,
    padding: '5px 12px',
    overflow: 'hidden',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    verticalAlign: 'middle',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '100ms',
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      ...shorthands.borderColor(tokens.colorNeutralStroke1Hover),
    },
    ':active': {
      backgroundColor: tokens.colorNeutralBackground1Pressed,
      ...shorthands.borderColor(tokens.colorNeutralStroke1Pressed),
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  primary: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ...shorthands.borderColor('transparent'),
    ':hover': {
      backgroundColor: tokens.colorBrandBackgroundHover,
      ...shorthands.borderColor('transparent'),
    },
    ':active': {
      backgroundColor: tokens.colorBrandBackgroundPressed,
      ...shorthands.borderColor('transparent'),
    },
  },
  subtle: {
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    ...shorthands.borderColor('transparent'),
    ':hover': {
      color: tokens.colorNeutralForeground2Hover,
      backgroundColor: tokens.colorSubtleBackgroundHover,
      ...shorthands.borderColor('transparent'),
    },
    ':active': {
      backgroundColor: tokens.colorSubtleBackgroundPressed,
      ...shorthands.borderColor('transparent'),
    },
  },
  secondary: {},
  small: {
    minWidth: '64px',
    padding: '3px 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  medium: {},
  large: {
    padding: '8px 16px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  iconOnly: { minWidth: '32px', padding: '5px' },
  iconOnlySmall: { minWidth: '24px', padding: '1px' },
  iconOnlyLarge: { minWidth: '40px', padding: '7px' },
  off: {
    color: tokens.colorNeutralForegroundDisabled,
    backgroundColor: tokens.colorNeutralBackgroundDisabled,
    ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
    cursor: 'not-allowed',
    ':hover': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: tokens.colorNeutralBackgroundDisabled,
      ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
    },
    ':active': {
      backgroundColor: tokens.colorNeutralBackgroundDisabled,
      ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
    },
  },
  icon: { display: 'inline-flex', flexShrink: 0, fontSize: '20px' },
});

interface Props extends ComponentProps<'button'> {
  appearance?: 'primary' | 'secondary' | 'subtle';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** Cannot be clicked but keeps the focus, for a button with a running action. */
  disabledFocusable?: boolean;
  /** Looks and reads as disabled, but can be clicked: `onClick` shows what is missing. */
  incomplete?: boolean;
}

/** A button that looks like the component library’s, at a tenth of its code size. */
export function Button({
  appearance = 'secondary',
  size = 'medium',
  icon,
  disabled = false,
  disabledFocusable = false,
  incomplete = false,
  className,
  children,
  onClick,
  ...native
}: Props) {
  const styles = useStyles();
  const iconOnly = Boolean(icon) &&
    !children && { small: styles.iconOnlySmall, medium: styles.iconOnly, large: styles.iconOnlyLarge };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!disabledFocusable) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      {...native}
      disabled={disabled && !disabledFocusable}
      aria-disabled={disabledFocusable || incomplete || undefined}
      className={mergeClasses(
        styles.button,
        styles[appearance],
        styles[size],
        iconOnly && iconOnly[size],
        (disabled || disabledFocusable || incomplete) && styles.off,
        className,
      )}
      onClick={handleClick}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </button>
  );
}
