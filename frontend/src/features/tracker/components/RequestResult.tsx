import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { column, row, screenOnly, wrap } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { Panel } from '../../../components/card/Panel.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useCallbackAt } from '../../../lib/time/useCallbackAt.ts';
import { useFileAccess } from '../../files/api/useFileAccess.ts';
import { DownloadAll } from '../../files/downloadAll/DownloadAll.tsx';
import { FileGroup } from '../../files/FileGroup.tsx';
import { FilePreview } from '../../files/FilePreview.tsx';
import { groupedFiles } from '../../files/rules/groupedFiles.ts';
import { nextAvailabilityChange } from '../../files/rules/nextAvailabilityChange.ts';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import { type ClientViewAccess, type CallAccess, queryKeyOf } from '../../requests/api/withRequestAccess.ts';
import type { StartedAction } from '../../requests/startedAction/startedAction.ts';
import { updateFormState } from '../../requests/update/updateFormState.ts';
import { statusesWithHistory } from '../../requests/api/statusesWithHistory.ts';
import { hasLaterUpdate } from '../rules/hasLaterUpdate.ts';
import { NextStepPanel } from './NextStepPanel.tsx';
import { ProgressTrack } from './ProgressTrack.tsx';
import { RequestDetailsPanel } from './RequestDetailsPanel.tsx';
import { SentUpdates } from './SentUpdates.tsx';
import { StatusHistory } from './StatusHistory.tsx';
import { UploadAgain } from './UploadAgain.ts';

const useUpdateLinkStyles = makeStyles({ link: { ...screenOnly } });

/** Links to the update form. Order ID and code are passed in the history state, not in the URL. */
function UpdateLink({ access }: { access: ClientViewAccess }) {
  const { t } = useTranslation();
  const styles = useUpdateLinkStyles();
  if (access.request.status === 'cancelled') return null;
  return (
    <span className={styles.link}>
      <LinkButton to="/client/request?update" state={updateFormState(access)}>
        {t('Update this request')}
      </LinkButton>
    </span>
  );
}

const AddToMyRequests = lazyComponent(async () => (await import('./AddToMyRequests.tsx')).AddToMyRequests, {
  failure: 'hidden',
});

const RejectedMail = lazyComponent(
  async () => (await import('../../notifications/RejectedMail.tsx')).RejectedMail,
  {
    failure: 'hidden',
  },
);

const RequestAgain = lazyComponent(async () => (await import('./RequestAgain.tsx')).RequestAgain, {
  failure: 'hidden',
});

const ExpectedBy = lazyComponent(async () => (await import('./ExpectedBy.tsx')).ExpectedBy, {
  Fallback: ExpectedByPlaceholder,
  failure: 'hidden',
});

const ClientMessages = lazyComponent(
  async () => (await import('../../messages/ClientMessages.tsx')).ClientMessages,
);

const Invoices = lazyComponent(async () => (await import('../../invoices/client/Invoices.tsx')).Invoices, {
  Fallback: InvoicesPlaceholder,
});

const SubstanceUseNotice = lazyComponent(
  async () => (await import('./SubstanceUseNotice.tsx')).SubstanceUseNotice,
);

const ScopePanel = lazyComponent(async () => (await import('./ScopePanel.tsx')).ScopePanel);

const RequestAccounts = lazyComponent(
  async () => (await import('./access/RequestAccounts.tsx')).RequestAccounts,
);

const AccessLog = lazyComponent(async () => (await import('./access/AccessLog.tsx')).AccessLog);

const useStyles = makeStyles({
  result: { ...column('16px') },
  summary: { display: 'grid', gap: '24px' },
  head: { ...wrap('8px 16px'), alignItems: 'flex-start', justifyContent: 'space-between' },
  title: { ...typographyStyles.subtitle1, margin: 0, outlineStyle: 'none', overflowWrap: 'anywhere' },
  patient: { ...typographyStyles.body1, margin: '2px 0 0', color: tokens.colorNeutralForeground2 },
  badges: { ...row('8px 12px') },
  // Two lines.
  expected: { minHeight: '42px' },
  // The height of a section with one unpaid invoice.
  invoices: { minHeight: '240px' },
});

function InvoicesPlaceholder() {
  return <Surface className={useStyles().invoices}>{null}</Surface>;
}

function ExpectedByPlaceholder() {
  return <div className={useStyles().expected} />;
}

interface Props {
  access: ClientViewAccess;
  titleRef?: Ref<HTMLHeadingElement>;
  /** The action that the link to this page starts. */
  started?: StartedAction | null;
}

/** A request as the client sees it: next step, progress, files, details and history. */
export function RequestResult({ access, titleRef, started = null }: Props) {
  const { request } = access;
  const { t } = useTranslation();
  const styles = useStyles();
  const isClient = useSession()?.role === 'client';
  const statuses = statusesWithHistory(useRequestStatuses(), request.statusHistory);
  const fileAccess = useFileAccess(access);
  useReloadOnAvailabilityChange(access, request.uploadedFiles);
  useStartedUpdate(access, started);
  // A thread stands at the top. A first message does not move its form.
  const [hasThread] = useState((request.messageCount ?? 0) > 0);
  const isRejected = Boolean(
    request.contactRejectsMail || request.contactIsSuppressed || request.ownAddressRejectsMail,
  );
  const [hasBeenRejected, setBeenRejected] = useState(isRejected);
  if (isRejected && !hasBeenRejected) setBeenRejected(true);
  const { supporting, fromLegalTeam } = groupedFiles(request.uploadedFiles);
  const uploadAgain = (file: FileView) =>
    closedStatuses.includes(request.status) || hasLaterUpdate(file, request.updates) ? null : (
      <UploadAgain access={access} file={file} />
    );
  return (
    <div className={styles.result}>
      {hasBeenRejected && <RejectedMail access={access} />}
      <Surface className={styles.summary}>
        <div className={styles.head}>
          <div>
            <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
              {t('Order {{orderId}}', { orderId: request.orderId })}
            </h2>
            <p className={styles.patient}>{request.patientName}</p>
          </div>
          <div className={styles.badges}>
            {access.pair && isClient && <AddToMyRequests access={access} />}
            <UpdateLink access={access} />
            {request.isSubmitter && <RequestAgain requestId={request._id} />}
            <StatusBadge status={request.status} statuses={statuses} />
          </div>
        </div>
        <NextStepPanel access={access} files={fileAccess} started={started} />
        {request.deadline && <ExpectedBy request={request} deadline={request.deadline} />}
        <ProgressTrack status={request.status} />
      </Surface>
      {hasThread && <ClientMessages access={access} fileAccess={fileAccess} />}
      {request.customInvoices.length > 0 && <Invoices access={access} />}
      {request.substanceUseNotice && (
        <SubstanceUseNotice
          notice={request.substanceUseNotice}
          files={request.loaFiles}
          scope={request.scope}
        />
      )}
      <DownloadAll access={access} request={request} />
      {fromLegalTeam.length > 0 && (
        <FileGroup
          title={t('Files from the legal team')}
          files={fromLegalTeam}
          access={fileAccess}
          paymentAccess={access}
          started={started?.action === 'download' ? started : null}
        />
      )}
      <FileGroup
        title={t('Letter of Authorization / Proof of Service')}
        files={request.loaFiles}
        blockedAction={uploadAgain}
        access={fileAccess}
        {...(request.loaIncluded && { empty: t('The documents are in the subpoena packet') })}
      />
      <FileGroup
        title={t('Supporting Documents')}
        files={supporting}
        access={fileAccess}
        blockedAction={uploadAgain}
      />
      {request.updates.length > 0 && (
        <SentUpdates request={request} files={fileAccess} blockedAction={uploadAgain} />
      )}
      {!hasThread && <ClientMessages access={access} fileAccess={fileAccess} />}
      {request.scope && <ScopePanel request={request} />}
      <RequestDetailsPanel access={access} />
      <StatusHistory history={request.statusHistory} statuses={statuses} />
      {request.isSubmitter && (
        <Panel title={t('Accounts with this order')}>
          <RequestAccounts requestId={request._id} isStaff={false} />
        </Panel>
      )}
      {request.isSubmitter && <AccessLog requestId={request._id} />}
      <FilePreview access={fileAccess} />
    </div>
  );
}

/** Opens the form for what is missing, if the link to this page asked for it. Back leads to the page of the link. */
function useStartedUpdate(access: ClientViewAccess, started: StartedAction | null): void {
  const navigate = useNavigate();
  const start = useEffectEvent(() => {
    if (started?.action !== 'update' || !access.request.missingInformation || !started.take()) return;
    void navigate('/client/request?update', { replace: true, state: updateFormState(access) });
  });
  useEffect(() => start(), []);
}

/** Reloads the request when an embargo, a download window or a repeat download of a file ends. */
function useReloadOnAvailabilityChange(access: CallAccess, files: readonly FileView[]): void {
  const queryClient = useQueryClient();
  useCallbackAt(nextAvailabilityChange(files), () => {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(access) });
  });
}
