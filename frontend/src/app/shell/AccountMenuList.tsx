import {
  makeStyles,
  Menu,
  MenuDivider,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  tokens,
} from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { logOut } from '../session/logOut.ts';

const useStyles = makeStyles({
  popover: {
    zIndex: 20,
    width: '240px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    '& [role="menuitem"]': { alignItems: 'center', minHeight: '40px' },
    // Fluent's stops for Tab, which are not accessible. Tab closes the menu before it gets to them.
    '& [data-tabster-dummy]': { display: 'none' },
  },
  email: { height: 'auto', overflowWrap: 'anywhere' },
});

interface Props {
  /** Where the menu opens, and which gets the focus when it closes. */
  button: HTMLButtonElement;
  /** The item that gets the focus. */
  startAt: 'first' | 'last';
  email: string;
  onClose: () => void;
}

/** The account menu, open as long as it is rendered. */
export function AccountMenuList({ button, startAt, email, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const lastItem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startAt === 'last') lastItem.current?.focus();
  }, [startAt]);
  return (
    <Menu
      open
      // In the landmark of the button.
      inline
      positioning={{ target: button, position: 'below', align: 'end', offset: 6 }}
      onOpenChange={(_, { event, type }) => {
        // The button itself handles a click on it.
        if (type === 'clickOutside' && event.target instanceof Node && button.contains(event.target)) return;
        // Also on Tab, which then moves on from the button.
        if (type !== 'clickOutside') button.focus();
        onClose();
      }}
    >
      <MenuPopover className={styles.popover}>
        <MenuGroupHeader className={styles.email}>{email}</MenuGroupHeader>
        <MenuDivider />
        <MenuList aria-label={t('Account')} aria-labelledby={undefined}>
          <PageItem to="/profile" icon={<PersonRegular />}>
            {t('Profile')}
          </PageItem>
          <PageItem to="/account-settings" icon={<SettingsRegular />}>
            {t('Settings')}
          </PageItem>
          <MenuItem ref={lastItem} icon={<SignOutRegular />} onClick={() => void logOut()}>
            {t('Log out')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function PageItem({ to, icon, children }: { to: string; icon: ReactElement; children: string }) {
  return (
    <MenuItemLink href={useHref(to)} icon={icon} onClick={useLinkClickHandler<HTMLAnchorElement>(to)}>
      {children}
    </MenuItemLink>
  );
}
