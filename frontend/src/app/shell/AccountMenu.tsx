import { makeStyles, tokens } from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOutsidePress } from '../../components/form/useOutsidePress.ts';
import { logOut } from '../session/logOut.ts';
import { initialsOf } from './initialsOf.ts';
import { useMenu } from './useMenu.ts';
import { useNavigationStyles } from './useNavigationStyles.ts';

const useStyles = makeStyles({
  box: { position: 'relative' },
  avatar: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    padding: 0,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  popover: {
    position: 'absolute',
    zIndex: 20,
    top: 'calc(100% + 6px)',
    right: 0,
    width: '240px',
    maxWidth: 'calc(100vw - 32px)',
    boxSizing: 'border-box',
    padding: '6px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
  },
  email: {
    margin: '0 0 6px',
    padding: '6px 12px 10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  menu: { margin: 0, padding: 0, listStyleType: 'none' },
});

/** The avatar button with the account menu. */
export function AccountMenu({ email }: { email: string }) {
  const styles = useStyles();
  const rows = useNavigationStyles();
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { open, toggle, close, button, menu, onButtonKey, onMenuKey, onBlur } = useMenu();
  useOutsidePress(box, open, close);
  const initials = initialsOf(email);
  const item = { role: 'menuitem', tabIndex: -1, className: rows.row } as const;
  return (
    <div ref={box} className={styles.box} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.avatar}
        aria-label={`${t('Account of {{email}}', { email })}, ${initials}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        onKeyDown={onButtonKey}
      >
        <span aria-hidden>{initials}</span>
      </button>
      {open && (
        <div className={styles.popover}>
          <p className={styles.email}>{email}</p>
          <div
            id={id}
            ref={menu}
            role="menu"
            tabIndex={-1}
            aria-label={t('Account')}
            className={styles.menu}
            onKeyDown={onMenuKey}
          >
            <Link to="/profile" {...item} onClick={close}>
              <PersonRegular aria-hidden className={rows.icon} />
              {t('Profile')}
            </Link>
            <Link to="/account-settings" {...item} onClick={close}>
              <SettingsRegular aria-hidden className={rows.icon} />
              {t('Settings')}
            </Link>
            <button type="button" {...item} onClick={() => void logOut()}>
              <SignOutRegular aria-hidden className={rows.icon} />
              {t('Log out')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
