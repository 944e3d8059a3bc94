import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useDialogFocus } from '../../components/dialogs/useDialogFocus.ts';
import { useShortcutsEnabled } from '../../lib/shortcuts/shortcutsSetting.ts';
import { shortcutGroups } from '../shortcuts/shortcutGroups.ts';
import { ShortcutList } from '../shortcuts/ShortcutList.tsx';
import type { Guide } from './helpTopic.ts';
import { helpTopicOf } from './helpTopicOf.ts';

const useStyles = makeStyles({
  drawer: { width: '420px', maxWidth: '100vw', '@media print': { display: 'none' } },
  body: {
    paddingBottom: '24px',
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    '& p': { margin: '0 0 8px' },
  },
  title: { ...typographyStyles.subtitle2, margin: '20px 0 8px' },
  questions: {
    margin: 0,
    '& dt': { fontWeight: tokens.fontWeightSemibold },
    '& dd': { margin: '2px 0 16px', color: tokens.colorNeutralForeground2 },
  },
  link: { color: tokens.colorBrandForegroundLink },
  guide: { display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '40px' },
});

/** The help of the screen at the current address: its purpose, its most asked questions, its shortcuts, and its guide. */
export function HelpPanel({ role, onClose }: { role: Role; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const hasShortcuts = useShortcutsEnabled();
  useDialogFocus();
  const topic = helpTopicOf(pathname, search, role);
  const groups = shortcutGroups(t);
  const [guide, section] = (topic?.guide ?? 'clerk#').split('#') as [Guide, string];
  return (
    <OverlayDrawer open position="end" className={styles.drawer} onOpenChange={onClose}>
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              size="large"
              icon={<DismissRegular />}
              aria-label={t('Close the help')}
              onClick={onClose}
            />
          }
        >
          {topic ? t('Help: {{screen}}', { screen: t(topic.screen) }) : t('Help')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body} tabIndex={0}>
        {topic && (
          <>
            <p>{t(topic.purpose)}</p>
            <h3 className={styles.title}>{t('Common questions')}</h3>
            <dl className={styles.questions}>
              {topic.questions.map(([question, answer]) => (
                <Fragment key={question}>
                  <dt>{t(question)}</dt>
                  <dd>{t(answer)}</dd>
                </Fragment>
              ))}
            </dl>
          </>
        )}
        <h3 className={styles.title}>{t('Keyboard shortcuts')}</h3>
        {hasShortcuts ? (
          <>
            {topic?.shortcuts?.map((name) => (
              <ShortcutList key={name} group={groups[name]} level={4} />
            ))}
            <ShortcutList group={groups.everyPage} level={4} />
          </>
        ) : (
          <p>
            {t('You turned the shortcuts off.')}{' '}
            <Link to="/account-settings?tab=preferences" className={styles.link} onClick={onClose}>
              {t('Settings')}
            </Link>
          </p>
        )}
        <h3 className={styles.title}>{t('Guide')}</h3>
        <p>{t('Each step of your work, with pictures. In English.')}</p>
        <a
          href={`/guide/${guide}#${section}`}
          target="_blank"
          rel="noreferrer"
          className={`${styles.link} ${styles.guide}`}
        >
          {guideLabel(guide, t)}
          <OpenRegular aria-hidden />
        </a>
      </DrawerBody>
    </OverlayDrawer>
  );
}

function guideLabel(guide: Guide, t: TFunction): string {
  switch (guide) {
    case 'clerk':
      return t('Guide for clerks (new tab)');
    case 'admin':
      return t('Guide for admins (new tab)');
    case 'manager':
      return t('Guide for managers (new tab)');
  }
}
