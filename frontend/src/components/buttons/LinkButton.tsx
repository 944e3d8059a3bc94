import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '40px',
    boxSizing: 'border-box',
    padding: '8px 20px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  primary: {
    border: '1px solid transparent',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
});

interface Props {
  to: To;
  appearance?: 'primary' | 'secondary';
  /** State of the history entry; not in the address. */
  state?: unknown;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that looks like a button, for the main next step. */
export function LinkButton({ to, appearance = 'secondary', state, onClick, children }: Props) {
  const styles = useStyles();
  return (
    <Link
      to={to}
      state={state}
      className={mergeClasses(styles.button, appearance === 'primary' && styles.primary)}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
