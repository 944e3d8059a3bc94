import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SmallDialog } from '../../components/dialogs/SmallDialog.tsx';
import { shortcutGroups } from './shortcutGroups.ts';
import { ShortcutList } from './ShortcutList.tsx';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: '0 32px', '@media (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' } },
  link: { color: tokens.colorBrandForegroundLink },
});

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const groups = shortcutGroups(t);
  return (
    <SmallDialog
      title={t('Keyboard shortcuts')}
      onClose={onClose}
      wide
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <div className={styles.groups}>
        {Object.values(groups).map((group) => (
          <ShortcutList key={group.title} group={group} />
        ))}
      </div>
      <p>{t('You can turn the shortcuts off in your settings.')}</p>
      <Link to="/account-settings?tab=preferences" className={styles.link} onClick={onClose}>
        {t('Settings')}
      </Link>
    </SmallDialog>
  );
}
