import { Button, makeStyles } from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

const useStyles = makeStyles({ button: { minHeight: '40px' } });

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
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <Button
      as="a"
      // oxlint-disable-next-line jsx-a11y/aria-role -- Fluent gives it the role of a button
      role={undefined}
      href={href}
      appearance={appearance}
      className={styles.button}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.();
        follow(event);
      }}
    >
      {children}
    </Button>
  );
}
