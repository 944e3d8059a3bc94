import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { useTextLinkStyles } from './useTextLinkStyles.ts';

interface Props {
  to: To;
  /** Opens beside the page, so that what is typed stays. */
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
