import { useTranslation } from 'react-i18next';
import { TabBar } from '../../../../components/TabBar.tsx';
import type { RequestTab } from '../useRequestTab.ts';

interface Props {
  id: string;
  tab: RequestTab;
  onChoose: (tab: RequestTab) => void;
}

/** The tabs of a request: details and activity. */
export function RequestTabs({ id, tab, onChoose }: Props) {
  const { t } = useTranslation();
  const tabs: Record<RequestTab, string> = { details: t('Details'), activity: t('Activity') };
  return (
    <TabBar
      id={id}
      label={t('Request sections')}
      tabs={tabs}
      tab={tab}
      panelId={(each) => tabPanelProps(id, each)['id']}
      onChoose={onChoose}
    />
  );
}

/** The attributes of the panel of a tab. */
export function tabPanelProps(id: string, tab: RequestTab) {
  return { id: `${id}-${tab}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${tab}` } as const;
}
