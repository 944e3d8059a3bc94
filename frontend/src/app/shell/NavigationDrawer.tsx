import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { useTranslation } from 'react-i18next';
import { useDialogFocus } from '../../components/dialogs/useDialogFocus.ts';
import { brand } from '../../lib/brand.ts';
import { Navigation } from './Navigation.tsx';

const useStyles = makeStyles({
  drawer: { width: '280px', maxWidth: 'calc(100vw - 48px)' },
  body: { display: 'flex', padding: 0 },
  links: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
});

/** The navigation on narrow screens, in a drawer that closes after a choice. */
export function NavigationDrawer({ role, onClose }: { role: Role; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  useDialogFocus();
  return (
    <OverlayDrawer open className={styles.drawer} onOpenChange={onClose}>
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              size="large"
              icon={<DismissRegular />}
              aria-label={t('Close the navigation')}
              onClick={onClose}
            />
          }
        >
          {brand.name}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <nav aria-label={t('Main')} className={styles.links}>
          <Navigation role={role} onChoose={onClose} />
        </nav>
      </DrawerBody>
    </OverlayDrawer>
  );
}
