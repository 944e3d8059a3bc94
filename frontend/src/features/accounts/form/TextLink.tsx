import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { useTextLinkStyles } from './useTextLinkStyles.ts';

interface Props {
  to: To;
  /** Opens in a new tab, so that entered values are kept. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link within the text of a form. */
export function TextLink({ to, newTab = false, children }: Props) {
  const { link } = useTextLinkStyles();
  return (
    <Link to={to} className={link} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </Link>
  );
}
