import { makeStyles, tokens } from '@fluentui/react-components';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/buttons/LinkButton.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { NotFoundScreen } from '../../components/page/NotFoundScreen.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { TabBar } from '../../components/TabBar.tsx';
import { useSession } from '../../lib/session/session.ts';
import { type ManagementTab, managementTabOf, tabsOf } from './managementTab.ts';

const useStyles = makeStyles({
  // A shadow at either edge shows that more tabs can be scrolled into view. It disappears at the end of the row.
  tabs: {
    backgroundImage: [
      `linear-gradient(to right, ${tokens.colorNeutralBackground2} 40%, transparent)`,
      `linear-gradient(to left, ${tokens.colorNeutralBackground2} 40%, transparent)`,
      `linear-gradient(to right, ${tokens.colorNeutralStroke2}, transparent)`,
      `linear-gradient(to left, ${tokens.colorNeutralStroke2}, transparent)`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '40px 100%, 40px 100%, 16px 100%, 16px 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
  },
});

const panels = {
  statuses: lazyComponent(
    async () => (await import('../../features/configuration/statuses/StatusesTab.tsx')).StatusesTab,
    { Fallback: ScreenSkeleton },
  ),
  facilities: lazyComponent(
    async () => (await import('../../features/configuration/facilities/FacilitiesTab.tsx')).FacilitiesTab,
    { Fallback: ScreenSkeleton },
  ),
  invoices: lazyComponent(
    async () =>
      (await import('../../features/configuration/invoiceOptions/InvoiceOptionsTab.tsx')).InvoiceOptionsTab,
    { Fallback: ScreenSkeleton },
  ),
  checklist: lazyComponent(async () => (await import('./ReviewTab.tsx')).ReviewTab, {
    Fallback: ScreenSkeleton,
  }),
  'redaction-reasons': lazyComponent(
    async () =>
      (await import('../../features/configuration/redactionReasons/RedactionReasonsTab.tsx'))
        .RedactionReasonsTab,
    { Fallback: ScreenSkeleton },
  ),
  deadlines: lazyComponent(
    async () => (await import('../../features/deadlines/DeadlinesTab.tsx')).DeadlinesTab,
    { Fallback: ScreenSkeleton },
  ),
  templates: lazyComponent(
    async () => (await import('../../features/templates/TemplatesTab.tsx')).TemplatesTab,
    { Fallback: ScreenSkeleton },
  ),
  people: lazyComponent(
    async () => (await import('../../features/accounts/people/PeopleTab.tsx')).PeopleTab,
    { Fallback: ScreenSkeleton },
  ),
  'copy-services': lazyComponent(
    async () =>
      (await import('../../features/configuration/copyServices/CopyServicesTab.tsx')).CopyServicesTab,
    { Fallback: ScreenSkeleton },
  ),
  privacy: lazyComponent(async () => (await import('./PrivacyTab.tsx')).PrivacyTab, {
    Fallback: ScreenSkeleton,
  }),
};

/** /management: statuses, facilities, invoice options, review checklist, redaction reasons, deadlines, message templates, copy services and privacy; for admins, also people. */
export function ManagementScreen() {
  const { t } = useTranslation();
  const styles = useStyles();
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const id = useId();
  if (!session) return null;
  if (!isStaffRole(session.role)) return <NotFoundScreen />;
  const tab = managementTabOf(search.get('tab'), session.role);
  const Panel = panels[tab];
  const labels: Record<ManagementTab, string> = {
    statuses: t('Request Statuses'),
    facilities: t('Facilities'),
    invoices: t('Invoice Options'),
    checklist: t('Review Checklist'),
    'redaction-reasons': t('Redaction reasons'),
    deadlines: t('Deadlines'),
    templates: t('Message Templates'),
    people: t('People'),
    'copy-services': t('Copy Services and Notices'),
    privacy: t('Privacy'),
  };
  const tabs = Object.fromEntries(tabsOf(session.role).map((name) => [name, labels[name]])) as typeof labels;
  return (
    <>
      <PageHeader
        title={t('Management Center')}
        breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
        actions={<LinkButton to="/internal-request">{t('New Request')}</LinkButton>}
      />
      <TabBar
        id={id}
        className={styles.tabs}
        label={t('Management Center')}
        tabs={tabs}
        tab={tab}
        panelId={() => `${id}-panel`}
        onChoose={(next) => setSearch({ tab: next }, { replace: true })}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        <Panel />
      </div>
    </>
  );
}
