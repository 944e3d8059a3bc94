import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../components/dialogs/LeaveDialog.tsx';
import { Mark } from '../../components/card/Mark.tsx';
import { FileSizes } from '../../components/file/fileSizes.ts';
import { column, screenOnly, wrap } from '../../components/layout/shapes.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { useLeaveGuard } from '../../components/leaving/useLeaveGuard.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { formatBytes } from '../../lib/format.ts';
import { openStaffForm, type StaffForm, useStaffFormOpener } from '../../lib/session/staffForms.ts';
import { useShortcuts } from '../../lib/shortcuts/useShortcuts.ts';
import { useCallbackAt } from '../../lib/time/useCallbackAt.ts';
import { useFileAccess } from '../files/api/useFileAccess.ts';
import { FilePreview } from '../files/FilePreview.tsx';
import { nextWindowChange } from '../files/release/rules/nextWindowChange.ts';
import { useReleasedPacket } from '../files/release/releasedPacket.ts';
import { useReleaseDraft } from '../files/release/useReleaseDraft.ts';
import { LinkButton } from '../../components/buttons/LinkButton.tsx';
import { assemblePath } from '../requests/startedAction/assemblePath.ts';
import { useRefresh } from '../requests/api/useRefresh.ts';
import { useRequestStatuses } from '../requests/api/useRequestStatuses.ts';
import { isPaused } from '../requests/deadline/isPaused.ts';
import { DueMark } from '../requests/cells/DueMark.tsx';
import { statusesWithHistory } from '../requests/api/statusesWithHistory.ts';
import { ReviewBar } from '../submissions/ReviewCard.tsx';
import { DetailsPanel } from './components/DetailsPanel.tsx';
import { DocumentsPanel } from './components/DocumentsPanel.tsx';
import { MessagesPanel, preloadMessages } from './components/MessagesPanel.tsx';
import { MoneyPanel } from './components/MoneyPanel.tsx';
import { OverviewPanel } from './components/OverviewPanel.tsx';
import { RequestLine } from '../fulfillment/RequestLine.tsx';
import { tabPanelProps, RequestTabs } from './components/RequestTabs.tsx';
import { ReviewBadge } from './components/ReviewBadge.tsx';
import { UnsentNotice } from './components/UnsentNotice.tsx';
import { WaitingRegion } from './components/WaitingRegion.tsx';
import { DecisionSkipLink } from './panes/DecisionSkipLink.tsx';
import { Desk, useHasTwoPanes } from './panes/Desk.tsx';
import { ChangeStatusDialog } from './status/ChangeStatusDialog.tsx';
import type { RequestTab } from './requestTabs.ts';
import { useRequestTab } from './useRequestTab.ts';

const ActivityPanel = lazyComponent(async () => (await import('../audit/ActivityPanel.tsx')).ActivityPanel, {
  Fallback: ScreenSkeleton,
});

const UploadDialog = lazyComponent(
  async () => (await import('../files/release/UploadDialog.tsx')).UploadDialog,
  { failure: 'abovePage' },
);

const DocumentPane = lazyComponent(async () => (await import('./panes/DocumentPane.tsx')).DocumentPane, {
  Fallback: ScreenSkeleton,
});

const FulfillPanel = lazyComponent(
  async () => (await import('../fulfillment/FulfillPanel.tsx')).FulfillPanel,
  {
    failure: 'abovePage',
  },
);

const SampleNotice = lazyComponent(async () => (await import('./components/SampleNotice.tsx')).SampleNotice, {
  failure: 'hidden',
});

const DownloadRequests = lazyComponent(
  async () => (await import('../files/downloadRequests/DownloadRequests.tsx')).DownloadRequests,
);

const NoticesCard = lazyComponent(
  async () => (await import('../notifications/NoticesCard.tsx')).NoticesCard,
  {
    Fallback: ScreenSkeleton,
  },
);

const SecondCheckBar = lazyComponent(
  async () => (await import('./components/SecondCheckBar.tsx')).SecondCheckBar,
);

const UndeliveredBar = lazyComponent(
  async () => (await import('../notifications/UndeliveredBar.tsx')).UndeliveredBar,
);

const WorkBar = lazyComponent(async () => (await import('../requests/live/components/WorkBar.tsx')).WorkBar, {
  Fallback: WorkBarPlaceholder,
  failure: 'hidden',
});

const useStyles = makeStyles({
  hidden: { display: 'none' },
  printed: { '@media print': { display: 'grid', marginBottom: '16px' } },
  panel: { ...column('var(--cards-gap, 16px)') },
  documents: { height: 'max(400px, calc(100dvh - 280px))' },
  // On phones a line of its own, also before its code has loaded.
  workBar: { flexGrow: 1, '@media (max-width: 599px)': { flexBasis: '100%' } },
  buttons: {
    ...wrap('8px'),
    justifyContent: 'flex-end',
    '@media (max-width: 599px)': { flexGrow: 1 },
    '& > :is(button, a)': {
      minHeight: 'var(--action-height, 40px)',
      '@media (max-width: 599px)': { flexGrow: 1, minHeight: '44px' },
    },
  },
  workBarPlaceholder: {
    ...screenOnly,
    height: 'var(--work-bar, 40px)',
    '@media (max-width: 599px)': { width: '100%' },
  },
  notice: { marginBottom: '16px', ':empty': { display: 'none' } },
});

/** The tabs of the forms in cards. */
const tabsOfForms: Partial<Record<StaffForm, RequestTab>> = {
  assigneeId: 'overview',
  dueDate: 'overview',
  patient: 'details',
  request: 'details',
  contact: 'details',
  scope: 'details',
  authority: 'details',
};

/** Tabs that are printed together. */
const printedTogether: readonly RequestTab[] = ['overview', 'details', 'documents'];

interface Props {
  request: StaffRequestView;
  /** Shown above the cards and in `Fulfill`. */
  notice?: ReactNode;
}

/** A request as staff see it, with all details, editing and uploads. */
export function StaffRequest({ request, notice }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const configuredStatuses = useRequestStatuses();
  const statuses = statusesWithHistory(configuredStatuses, request.statusHistory);
  const access = { request, pair: null };
  const files = useFileAccess(access);
  const id = useId();
  const hasTwoPanes = useHasTwoPanes();
  const [tab, setTab] = useRequestTab();
  // Stays mounted, so that a message that is being written survives a look at another tab.
  const [hasOpenedMessages, setOpenedMessages] = useState(false);
  if (tab === 'messages' && !hasOpenedMessages) setOpenedMessages(true);
  const [hasBeenUndelivered, setBeenUndelivered] = useState(false);
  if (request.undelivered && !hasBeenUndelivered) setBeenUndelivered(true);
  const [hasAskedForNotices, setAskedForNotices] = useState(false);
  const areNoticesShown = hasAskedForNotices || hasBeenUndelivered;
  // What is not on the screen is rendered after it, in short tasks.
  const [isComplete, setComplete] = useState(false);
  useEffect(() => startTransition(() => setComplete(true)), []);
  useEffect(() => {
    // The code of tabs that are rendered when they are first chosen.
    if (isComplete) void Promise.all([preloadMessages(), ActivityPanel.preload(), NoticesCard.preload()]);
  }, [isComplete]);
  const isRendered = (name: RequestTab) => isComplete || tab === name;
  const documentPane = isComplete ? <DocumentPane request={request} access={files} /> : <ScreenSkeleton />;
  const panel = (name: RequestTab) => ({
    ...tabPanelProps(id, name),
    className: mergeClasses(
      styles.panel,
      tab !== name && styles.hidden,
      printedTogether.includes(tab) && printedTogether.includes(name) && styles.printed,
    ),
  });
  const [isUpdating, setUpdating] = useState(false);
  const packet = useReleasedPacket(request.uploadedFiles);
  const [isUploading, setUploading] = useState(packet?.form === 'upload');
  const [isFulfilling, setFulfilling] = useState(packet?.form === 'fulfill');
  const release = useReleaseDraft(request._id, packet);
  const leaveGuard = useLeaveGuard(() => release.fileCount > 0 && !isFulfilling);
  const downloadRequests = request.uploadedFiles.filter(
    ({ downloadRequest, deletedAt }) => downloadRequest?.state === 'open' && !deletedAt,
  );
  const refresh = useRefresh(request._id);
  useStaffFormOpener('fulfill', () => setFulfilling(true));
  useStaffFormOpener('upload', () => setUploading(true));
  useStaffFormOpener('status', () => setUpdating(true));
  useStaffFormOpener('message', () => setTab('messages'));
  const dialog = isFulfilling ? 'fulfill' : isUploading ? 'upload' : isUpdating ? 'status' : null;
  // A form takes the focus when it opens, so its tab must be on the screen.
  const formToOpen = useRef<StaffForm | null>(null);
  useEffect(() => {
    if (formToOpen.current) openStaffForm(formToOpen.current);
    formToOpen.current = null;
  }, [tab]);
  const openForm = (form: StaffForm) => {
    const formTab = tabsOfForms[form] ?? tab;
    if (formTab === tab) return openStaffForm(form);
    formToOpen.current = form;
    setTab(formTab);
  };
  useShortcuts({ s: () => setUpdating(true), u: () => setUploading(true) }, request._id);
  useCallbackAt(nextWindowChange(request.uploadedFiles), () => void refresh());
  return (
    <FileSizes value={formatBytes}>
      <Desk
        header={
          <PageHeader
            title={t('Order {{orderId}}', { orderId: request.orderId })}
            breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
            badges={
              <>
                <DecisionSkipLink />
                {request.isSample && <Mark tone="attention">{t('Sample')}</Mark>}
                <StatusBadge status={request.status} statuses={statuses} />
                <ReviewBadge state={request.review?.state} />
                <DueMark request={{ ...request, isPaused: isPaused(request) }} />
                <div className={styles.workBar}>
                  <WorkBar request={request} />
                </div>
              </>
            }
            actions={
              <div className={styles.buttons}>
                {tab === 'documents' && (
                  <LinkButton to={assemblePath(request._id)}>{t('Assemble records')}</LinkButton>
                )}
                <Button icon={<ArrowUploadRegular />} onClick={() => setUploading(true)}>
                  {release.fileCount > 0
                    ? t('Upload Documents ({{files}})', { files: release.fileCount })
                    : t('Upload Documents')}
                </Button>
                <Button onClick={() => setUpdating(true)}>{t('Update Request')}</Button>
                <Button
                  appearance={closedStatuses.includes(request.status) ? 'secondary' : 'primary'}
                  onClick={() => setFulfilling(true)}
                >
                  {t('Fulfill')}
                </Button>
              </div>
            }
          />
        }
        line={<RequestLine request={request} />}
        documents={hasTwoPanes ? documentPane : null}
        tabs={
          <RequestTabs id={id} tab={tab} unreadMessages={request.unreadMessages ?? 0} onChoose={setTab} />
        }
        tab={tab}
        decision={<ReviewBar request={request} />}
      >
        <div className={styles.notice}>{notice}</div>
        {request.isSample && (
          <div className={styles.notice}>
            <SampleNotice requestId={request._id} />
          </div>
        )}
        <div className={styles.notice}>
          <UnsentNotice key={request._id} requestId={request._id} dialog={dialog} onOpen={openForm} />
        </div>
        <WaitingRegion key={`waiting ${request._id}`} request={request} statuses={statuses} />
        {request.secondChecks && <SecondCheckBar request={request} />}
        {hasBeenUndelivered && (
          <UndeliveredBar
            request={request}
            onEditContact={() => openForm('contact')}
            onShowNotices={() => setTab('activity')}
          />
        )}
        {downloadRequests.length > 0 && <DownloadRequests requestId={request._id} files={downloadRequests} />}
        {/* Stay mounted so that unsaved edits survive a look at another tab. */}
        {isRendered('overview') && (
          <div {...panel('overview')}>
            <OverviewPanel request={request} access={files} statuses={statuses} />
          </div>
        )}
        {isRendered('details') && (
          <div {...panel('details')}>
            <DetailsPanel request={request} isShown={tab === 'details'} />
          </div>
        )}
        {isRendered('documents') && (
          <div {...panel('documents')}>
            {!hasTwoPanes && tab === 'documents' && (
              <div className={styles.documents}>
                <DocumentPane request={request} access={files} />
              </div>
            )}
            <DocumentsPanel request={request} access={files} />
          </div>
        )}
        {isRendered('money') && (
          <div {...panel('money')}>
            <MoneyPanel request={request} onCreate={() => setTab('money')} />
          </div>
        )}
        {hasOpenedMessages && (
          <div {...panel('messages')}>
            <MessagesPanel request={request} files={files} />
          </div>
        )}
        {tab === 'activity' && (
          <div {...panel('activity')}>
            {areNoticesShown && <NoticesCard request={request} onEditContact={() => openForm('contact')} />}
            <ActivityPanel
              request={request}
              statuses={statuses}
              onShowNotices={areNoticesShown ? undefined : () => setAskedForNotices(true)}
            />
          </div>
        )}
      </Desk>
      {!hasTwoPanes && tab !== 'documents' && <FilePreview access={files} />}
      {isUploading && (
        <UploadDialog
          request={request}
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
      {isFulfilling && (
        <FulfillPanel
          request={request}
          statuses={configuredStatuses}
          release={release.draft}
          notice={notice}
          onTerms={release.saveValues}
          onClose={() => setFulfilling(false)}
        />
      )}
      {leaveGuard.isAsking && <LeaveFilesDialog onStay={leaveGuard.stay} onLeave={leaveGuard.leave} />}
      {isUpdating && (
        <ChangeStatusDialog
          request={request}
          statuses={configuredStatuses}
          onClose={() => setUpdating(false)}
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
