import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useNavigationStyles } from './useNavigationStyles.ts';

interface Props {
  icon: ReactNode;
  label: string;
  /** Shows only the icon. The label is the accessible name and the tooltip. */
  collapsed: boolean;
  /** The target of a link. Without it, the row is a button. */
  to?: string;
  onClick?: (() => void) | undefined;
  /** After the label. */
  children?: ReactNode;
}

/** One row of the navigation. */
export function NavigationRow({ icon, label, collapsed, to, onClick, children }: Props) {
  const styles = useNavigationStyles();
  const content = (
    <>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      {children}
    </>
  );
  const native = { className: styles.row, title: collapsed ? label : undefined, onClick };
  if (to) {
    return (
      <NavLink to={to} {...native}>
        {content}
      </NavLink>
    );
  }
  return (
    <button type="button" {...native}>
      {content}
    </button>
  );
}
