import { Link } from '@fluentui/react-components';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link in a cell of a table. */
export function FigureLink({ to, children }: { to: string; children: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Link href={href} onClick={follow}>
      {children}
    </Link>
  );
}
