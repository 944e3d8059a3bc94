import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import { exportRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import type { ActivityGroup } from '@portal/contract/requests/schemas/requestActivity.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card/Card.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { wrap } from '../../components/layout/shapes.ts';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { callForFile } from '../../lib/api.ts';
import { saveBlob } from '../../lib/saving/saveBlob.ts';
import { ActivityFilter } from './components/ActivityFilter.tsx';
import { ActivityList } from './components/ActivityList.tsx';

const useStyles = makeStyles({
  filter: { ...wrap('8px'), justifyContent: 'space-between', margin: 'var(--cards-gap, 0px) 0 8px' },
});

interface Props {
  request: Pick<StaffRequestView, '_id' | 'orderId'>;
  statuses: readonly StatusDefinition[];
  /** Shows the notices of the request; undefined if they are shown. */
  onShowNotices: (() => void) | undefined;
}

/** The activity of a request: views, changes and downloads, with a filter and an export. */
export function ActivityPanel({ request, statuses, onShowNotices }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [group, setGroup] = useState<ActivityGroup>('all');
  const exportCsv = useExport(request);
  return (
    <Card
      title={t('Activity')}
      action={
        <Button
          icon={exportCsv.isPending ? <SmallSpinner /> : <ArrowDownloadRegular aria-hidden />}
          disabledFocusable={exportCsv.isPending}
          onClick={() => exportCsv.mutate()}
        >
          {t('Export CSV')}
        </Button>
      }
    >
      <div className={styles.filter}>
        <ActivityFilter group={group} onChoose={setGroup} />
        {onShowNotices && <Button onClick={onShowNotices}>{t('Show notices')}</Button>}
      </div>
      <ActivityList key={group} requestId={request._id} group={group} statuses={statuses} />
    </Card>
  );
}

/** Saves the activity of a request as CSV. Shows an error in a toast. */
function useExport({ _id: requestId, orderId }: { _id: string; orderId: string }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callForFile(exportRequestActivity, { query: { requestId } }),
    onSuccess: (file) => {
      saveBlob(file, `activity-${orderId}.csv`);
      toasts.show({ type: 'success', message: t('Activity exported') });
      // The export is recorded in the activity.
      void queryClient.invalidateQueries({ queryKey: ['requestActivity', requestId] });
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error exporting the activity: {{reason}}', { reason }) }),
  });
}
