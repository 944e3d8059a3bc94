import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../components/dialogs/LeaveDialog.tsx';
import { FileSizes } from '../../../components/file/fileSizes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatBytes } from '../../../lib/format.ts';
import { useCallbackAt } from '../../../lib/time/useCallbackAt.ts';
import { useFileAccess } from '../../files/api/useFileAccess.ts';
import { FilePreview } from '../../files/FilePreview.tsx';
import { nextWindowChange } from '../../files/release/rules/nextWindowChange.ts';
import { useReleaseDraft } from '../../files/release/useReleaseDraft.ts';
import { useRefresh } from '../../requests/api/useRefresh.ts';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import { DueMark } from '../../requests/cells/DueMark.tsx';
import { statusesWithHistory } from '../../requests/statusesWithHistory.ts';
import { StaffRequestCards } from './components/StaffRequestCards.tsx';
import { tabPanelProps, RequestTabs } from './components/RequestTabs.tsx';
import { ReviewBadge } from './components/ReviewBadge.tsx';
import { ChangeStatusDialog } from './status/ChangeStatusDialog.tsx';
import type { NotesDraft } from './status/useStatusForm.ts';
import { useRequestTab } from './useRequestTab.ts';

const ActivityPanel = lazyComponent(
  async () => (await import('../../audit/ActivityPanel.tsx')).ActivityPanel,
  { Fallback: ScreenSkeleton },
);

const UploadDialog = lazyComponent(
  async () => (await import('../../files/release/UploadDialog.tsx')).UploadDialog,
  { failure: 'abovePage' },
);

const DownloadRequests = lazyComponent(
  async () => (await import('../../files/downloadRequests/DownloadRequests.tsx')).DownloadRequests,
);
const PossibleDuplicates = lazyComponent(
  async () => (await import('./components/PossibleDuplicates.tsx')).PossibleDuplicates,
  { failure: 'hidden' },
);

const WorkBar = lazyComponent(
  async () => (await import('../../requests/live/components/WorkBar.tsx')).WorkBar,
  { Fallback: WorkBarPlaceholder, failure: 'hidden' },
);

const useStyles = makeStyles({
  hidden: { display: 'none' },
  workBarPlaceholder: { height: '56px', '@media print': { display: 'none' } },
  notice: { marginBottom: '16px', ':empty': { display: 'none' } },
});

interface Props {
  request: StaffRequestView;
  /** Shown above the cards. */
  notice?: ReactNode;
}

/** A request as staff see it, with all details, editing and uploads. */
export function StaffRequest({ request, notice }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const configuredStatuses = useRequestStatuses();
  const statuses = statusesWithHistory(configuredStatuses, request.statusHistory);
  const files = useFileAccess({ request, pair: null });
  const id = useId();
  const [tab, setTab] = useRequestTab();
  const [isUpdating, setUpdating] = useState(false);
  const [draft, setDraft] = useState<NotesDraft>({ notes: '', isPrivate: false });
  const [isUploading, setUploading] = useState(false);
  const release = useReleaseDraft(request._id);
  const leaveGuard = useLeaveGuard(() => release.fileCount > 0);
  const downloadRequests = request.uploadedFiles.filter(
    ({ downloadRequest, deletedAt }) => downloadRequest?.state === 'open' && !deletedAt,
  );
  const refresh = useRefresh(request._id);
  useCallbackAt(nextWindowChange(request.uploadedFiles), () => void refresh());
  return (
    <FileSizes value={formatBytes}>
      <PageHeader
        title={t('Order {{orderId}}', { orderId: request.orderId })}
        breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
        badges={
          <>
            <StatusBadge status={request.status} statuses={statuses} />
            <ReviewBadge request={request} />
            <DueMark request={request} />
          </>
        }
        actions={
          <>
            <Button size="large" icon={<ArrowUploadRegular />} onClick={() => setUploading(true)}>
              {release.fileCount > 0
                ? t('Upload Documents ({{files}})', { files: release.fileCount })
                : t('Upload Documents')}
            </Button>
            <Button appearance="primary" size="large" onClick={() => setUpdating(true)}>
              {t('Update Request')}
            </Button>
          </>
        }
      />
      <WorkBar request={request} />
      <div className={styles.notice}>{notice}</div>
      {downloadRequests.length > 0 && <DownloadRequests requestId={request._id} files={downloadRequests} />}
      <div className={styles.notice}>
        <PossibleDuplicates requestId={request._id} />
      </div>
      <RequestTabs id={id} tab={tab} onChoose={setTab} />
      {tab === 'activity' && (
        <div {...tabPanelProps(id, 'activity')}>
          <ActivityPanel request={request} statuses={statuses} />
        </div>
      )}
      {/* Stays mounted so that unsaved edits survive a look at the activity. */}
      <div {...tabPanelProps(id, 'details')} className={tab === 'details' ? undefined : styles.hidden}>
        <StaffRequestCards request={request} files={files} statuses={statuses} />
      </div>
      <FilePreview access={files} />
      {isUploading && (
        <UploadDialog
          requestId={request._id}
          draft={release.draft}
          onClose={(values) => {
            if (values) release.saveValues(values);
            setUploading(false);
          }}
          onSaved={() => {
            release.reset();
            setUploading(false);
          }}
        />
      )}
      {leaveGuard.isAsking && <LeaveFilesDialog onStay={leaveGuard.stay} onLeave={leaveGuard.leave} />}
      {isUpdating && (
        <ChangeStatusDialog
          request={request}
          statuses={configuredStatuses}
          draft={draft}
          onClose={(notes) => {
            setDraft(notes);
            setUpdating(false);
          }}
        />
      )}
    </FileSizes>
  );
}

function WorkBarPlaceholder() {
  return <div className={useStyles().workBarPlaceholder} />;
}

/** Asks for confirmation before leaving a request with unreleased files. */
function LeaveFilesDialog(props: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <LeaveDialog
      {...props}
      title={t('Leave without releasing the files?')}
      text={t(
        'The files you chose under “Upload Documents” aren’t saved yet. The client won’t receive them.',
      )}
    />
  );
}
