import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SmallDialog } from '../../components/dialogs/SmallDialog.tsx';
import { pageShortcuts } from './pageShortcuts.ts';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: '0 32px', '@media (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' } },
  link: { color: tokens.colorBrandForegroundLink },
  title: { ...typographyStyles.subtitle2, margin: '8px 0' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px 16px',
    margin: '0 0 16px',
    '& dd': { margin: 0 },
  },
  key: {
    padding: '2px 8px',
    fontFamily: tokens.fontFamilyMonospace,
    backgroundColor: tokens.colorNeutralBackground3,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
  },
  keys: { display: 'flex', gap: '4px' },
});

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const groups = [
    {
      title: t('Request list'),
      shortcuts: [
        { keys: ['J'], text: t('Next request') },
        { keys: ['K'], text: t('Previous request') },
        { keys: ['Enter'], text: t('Open the request') },
        { keys: ['A'], text: t('Assign to me') },
        { keys: ['X'], text: t('Select the request') },
        { keys: ['Shift', '↓'], text: t('Select the next request too, from a checkbox') },
      ],
    },
    {
      title: t('Page of a request'),
      shortcuts: [
        { keys: ['J'], text: t('Next request') },
        { keys: ['K'], text: t('Previous request') },
        { keys: ['A'], text: t('Assign to me') },
        { keys: ['S'], text: t('Update Request') },
        { keys: ['U'], text: t('Upload Documents') },
        { keys: ['I'], text: t('Create invoice') },
      ],
    },
    {
      title: t('On every page'),
      shortcuts: [
        { keys: ['/'], text: t('Search') },
        { keys: ['Ctrl', 'K'], text: t('Search (on a Mac: Cmd + K)') },
        { keys: ['?'], text: t('Keyboard shortcuts') },
      ],
    },
    {
      title: t('Go to'),
      shortcuts: pageShortcuts.map(({ letter, label }) => ({
        keys: ['G', letter.toUpperCase()],
        text: label(t),
      })),
    },
  ];
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
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, text }) => (
                <Fragment key={text}>
                  <dt className={styles.keys}>
                    {keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p>{t('You can turn the shortcuts off in your settings.')}</p>
      <Link to="/account-settings?tab=preferences" className={styles.link} onClick={onClose}>
        {t('Settings')}
      </Link>
    </SmallDialog>
  );
}
