import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ComponentProps, type ComponentType, type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMenuList } from './AccountMenuList.tsx';
import { initialsOf } from './initialsOf.ts';

let loaded: typeof AccountMenuList | undefined;
const loadMenu = async () => (loaded ??= (await import('./AccountMenuList.tsx')).AccountMenuList);

const LazyMenu = lazy(async () => ({ default: await loadMenu() }));

/** Loads the menu before it opens. Ignores errors: it loads again when it opens. */
const preloadMenu = () => void loadMenu().catch(() => undefined);

const useStyles = makeStyles({
  avatar: { width: '40px', minWidth: '40px', height: '40px', padding: 0, fontSize: tokens.fontSizeBase300 },
});

interface Open extends Pick<ComponentProps<typeof AccountMenuList>, 'button' | 'startAt'> {
  Menu: ComponentType<ComponentProps<typeof AccountMenuList>>;
}

/** The avatar button with the account menu, whose code loads when the button gets the pointer or the focus. */
export function AccountMenu({ email }: { email: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  // The component is kept: switching to the loaded one would remount the menu.
  const [open, setOpen] = useState<Open>();
  const initials = initialsOf(email);
  const close = () => setOpen(undefined);
  const show = (button: HTMLButtonElement, startAt: Open['startAt']) =>
    setOpen({ Menu: loaded ?? LazyMenu, button, startAt });
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <Button
        appearance="primary"
        shape="circular"
        size="large"
        className={styles.avatar}
        aria-label={`${t('Account of {{email}}', { email })}, ${initials}`}
        aria-haspopup="menu"
        aria-expanded={Boolean(open)}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={({ currentTarget }) => (open ? close() : show(currentTarget, 'first'))}
        onKeyDown={openByArrow}
      >
        <span aria-hidden>{initials}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <open.Menu button={open.button} startAt={open.startAt} email={email} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
