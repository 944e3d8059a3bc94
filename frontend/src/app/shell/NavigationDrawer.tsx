import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../components/dialogs/Modal.tsx';
import { brand } from '../../lib/brand.ts';
import { Navigation } from './Navigation.tsx';

const useStyles = makeStyles({
  drawer: {
    display: 'flex',
    flexDirection: 'column',
    justifySelf: 'start',
    width: '280px',
    height: '100dvh',
    maxHeight: 'none',
    borderRadius: 0,
    animationName: { from: { transform: 'translateX(-100%)' } },
    '@media (max-width: 599px)': { width: '280px', height: '100dvh', maxWidth: 'calc(100vw - 48px)' },
  },
  links: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  top: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '60px',
    padding: '0 8px 0 20px',
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The navigation on narrow screens, in a drawer that closes after a choice. */
export function NavigationDrawer({ role, onClose }: { role: Role; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  return (
    <Modal labelledBy={id} className={styles.drawer} onClose={onClose} closesOutside>
      <div className={styles.top}>
        <h2 id={id} className={styles.heading}>
          {brand.name}
        </h2>
        <Button
          appearance="subtle"
          size="large"
          icon={<DismissRegular />}
          aria-label={t('Close the navigation')}
          onClick={onClose}
        />
      </div>
      <nav aria-label={t('Main')} className={styles.links}>
        <Navigation role={role} onChoose={onClose} />
      </nav>
    </Modal>
  );
}
