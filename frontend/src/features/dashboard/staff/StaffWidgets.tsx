import { useQuery } from '@tanstack/react-query';
import { facilityDay } from '../../requests/cells/facilityDay.ts';
import { useWorkspace } from '../../worklist/useWorkspace.ts';
import { dashboardAnalyticsQuery } from './api/dashboardAnalyticsQuery.ts';
import { AttentionCard } from './components/AttentionCard.tsx';
import { RequestsOverTime } from './components/RequestsOverTime.tsx';
import { useDashboardStyles } from './components/useDashboardStyles.ts';

/** The chart and the urgent requests below the list. Each collapses, and stays as the person left it. */
export function StaffWidgets() {
  const styles = useDashboardStyles();
  const { data, dataUpdatedAt } = useQuery(dashboardAnalyticsQuery);
  const { workspace, change } = useWorkspace();
  if (!data) return null;
  return (
    <div className={styles.widgets}>
      <RequestsOverTime
        days={data.days}
        averageDays={data.averageProcessingDays}
        isOpen={workspace.showsChart}
        onToggle={(showsChart) => change({ showsChart })}
      />
      <AttentionCard
        items={data.attention}
        total={data.needsAttention}
        today={facilityDay(new Date(dataUpdatedAt))}
        isOpen={workspace.showsAttention}
        onToggle={(showsAttention) => change({ showsAttention })}
      />
    </div>
  );
}
