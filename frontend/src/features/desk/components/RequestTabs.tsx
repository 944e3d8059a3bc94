import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { TabBar } from '../../../components/TabBar.tsx';
import type { RequestTab } from '../requestTabs.ts';

const useStyles = makeStyles({
  tabs: { marginBottom: 'var(--cards-gap, 16px)', flexShrink: 0 },
});

interface Props {
  id: string;
  tab: RequestTab;
  unreadMessages: number;
  onChoose: (tab: RequestTab) => void;
}

/** The tabs of a request. */
export function RequestTabs({ id, tab, unreadMessages, onChoose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const tabs: Record<RequestTab, string> = {
    overview: t('Overview'),
    details: t('Details'),
    documents: t('Documents'),
    messages:
      unreadMessages === 0 ? t('Messages') : t('Messages ({{number}} new)', { number: unreadMessages }),
    activity: t('Activity'),
    money: t('Money'),
  };
  return (
    <TabBar
      id={id}
      label={t('Request sections')}
      tabs={tabs}
      tab={tab}
      panelId={(each) => tabPanelProps(id, each)['id']}
      onChoose={onChoose}
      className={styles.tabs}
    />
  );
}

/** The attributes of the panel of a tab. */
export function tabPanelProps(id: string, tab: RequestTab) {
  return { id: `${id}-${tab}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${tab}` } as const;
}
