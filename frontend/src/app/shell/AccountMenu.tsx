import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { initialsOf } from './initialsOf.ts';

const AccountMenuList = lazyComponent(async () => (await import('./AccountMenuList.tsx')).AccountMenuList, {
  failure: 'abovePage',
});

const preloadMenu = () => void AccountMenuList.preload();

const useStyles = makeStyles({
  avatar: { width: '40px', minWidth: '40px', height: '40px', padding: 0, fontSize: tokens.fontSizeBase300 },
});

type Open = Pick<ComponentProps<typeof AccountMenuList>, 'button' | 'startAt'>;

/** The avatar button with the account menu, whose code loads when the button gets the pointer or the focus. */
export function AccountMenu({ email }: { email: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const initials = initialsOf(email);
  const close = () => setOpen(undefined);
  const show = (button: HTMLButtonElement, startAt: Open['startAt']) => setOpen({ button, startAt });
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
      {open && <AccountMenuList {...open} email={email} onClose={close} />}
    </>
  );
}
