import { makeStyles, tokens } from '@fluentui/react-components';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { logOut } from '../session/logOut.ts';
import { navigationOf, type NavigationGroup, settingsItem } from './navigation.ts';
import { NavigationRow } from './NavigationRow.tsx';

const NewMessages = lazyComponent(async () => (await import('./NewMessages.tsx')).NewMessages, {
  failure: 'hidden',
});

const useStyles = makeStyles({
  navigation: { display: 'flex', flexDirection: 'column', gap: '20px', flexGrow: 1, padding: '8px' },
  heading: {
    padding: '0 12px 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  list: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  bottom: { marginTop: 'auto' },
});

interface Props {
  role: Role;
  collapsed?: boolean;
  /** Called when a row is chosen. */
  onChoose?: () => void;
}

/** The navigation of a role. */
export function Navigation({ role, collapsed = false, onChoose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const Settings = settingsItem.icon;
  return (
    <div className={styles.navigation}>
      {navigationOf(role).map((group) => (
        <Group key={group.items[0]?.to} group={group} role={role} collapsed={collapsed} onChoose={onChoose} />
      ))}
      <ul className={`${styles.list} ${styles.bottom}`}>
        <li>
          <NavigationRow
            to={settingsItem.to}
            icon={<Settings />}
            label={settingsItem.label(t)}
            collapsed={collapsed}
            onClick={onChoose}
          />
        </li>
        <li>
          <NavigationRow
            icon={<SignOutRegular />}
            label={t('Log out')}
            collapsed={collapsed}
            onClick={() => void logOut()}
          />
        </li>
      </ul>
    </div>
  );
}

interface GroupProps {
  group: NavigationGroup;
  role: Role;
  collapsed: boolean;
  onChoose: (() => void) | undefined;
}

function Group({ group, role, collapsed, onChoose }: GroupProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <div id={id} className={styles.heading} hidden={collapsed}>
        {group.label(t)}
      </div>
      <ul className={styles.list} aria-labelledby={id}>
        {group.items.map(({ to, label, icon: Icon, countsMessages }) => (
          <li key={to}>
            <NavigationRow to={to} icon={<Icon />} label={label(t)} collapsed={collapsed} onClick={onChoose}>
              {countsMessages && <NewMessages role={role} collapsed={collapsed} />}
            </NavigationRow>
          </li>
        ))}
      </ul>
    </div>
  );
}
