import { makeStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';
import { QuickAction } from './QuickAction.tsx';

const useStyles = makeStyles({ actions: { display: 'grid', gap: '4px', marginTop: '-6px' } });

/** Checkboxes for work done on a request. Each is saved on change. */
export function QuickActionsCard({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Card title={t('Quick Actions')}>
      <div className={styles.actions}>
        <QuickAction
          request={request}
          name="subpoenaApproved"
          label={t('Subpoena approved')}
          saved={t('Subpoena approval status updated')}
          failed={t('Failed to update subpoena approval status')}
        />
        <QuickAction
          request={request}
          name="recordsSaved"
          label={t('Records saved')}
          saved={t('Records saved status updated')}
          failed={t('Failed to update records saved status')}
        />
      </div>
    </Card>
  );
}
