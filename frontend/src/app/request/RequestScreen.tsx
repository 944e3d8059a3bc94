import { Button } from '@fluentui/react-components';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { ApiError } from '../../lib/apiError.ts';
import { useSession } from '../../lib/session/session.ts';
import { requestDetailsQuery } from '../../features/requests/api/requestDetailsQuery.ts';
import { requestStatusQuery } from '../../features/requests/api/requestStatusQuery.ts';
import { useListedRequest } from '../../features/requests/api/useListedRequest.ts';
import { lookupPairForRequest } from '../../features/requests/lookup/lookupPairForRequest.ts';
import type { LookupPair } from '../../features/requests/lookup/lookupInput.ts';
import { isWorkspace } from '../shell/isWorkspace.ts';
import { useRecordRecent } from '../../features/requests/recents/useRecordRecent.ts';
import { type StartedAction, useStartedAction } from '../../features/requests/startedAction/startedAction.ts';
import { hasLeftOldCode } from '../../features/requests/lookup/useLeaveOldCode.ts';
import { lookupFailureOf } from '../../features/tracker/lookup/lookupFailureOf.ts';
import { failureMessage } from '../../features/tracker/lookup/LookupProblem.tsx';
import { RequestProblem } from '../../features/tracker/components/RequestProblem.tsx';
import { RequestResult } from '../../features/tracker/components/RequestResult.tsx';
import { ResultSkeleton } from '../../features/tracker/components/ResultSkeleton.tsx';

const StaffRequest = lazyComponent(
  async () => (await import('../../features/desk/StaffRequest.tsx')).StaffRequest,
  {
    Fallback: StaffRequestLoading,
  },
);
const RequestPreview = lazyComponent(
  async () => (await import('../../features/desk/RequestPreview.tsx')).RequestPreview,
  { Fallback: StaffRequestLoading },
);

// Here and not a screen of the router, whose code every public page loads.
const AssembleScreen = lazyComponent(
  async () => (await import('../../features/packets/screens/AssembleScreen.tsx')).AssembleScreen,
  { Fallback: ScreenSkeleton },
);

const CheckPagesScreen = lazyComponent(
  async () => (await import('../../features/packets/screens/CheckPagesScreen.tsx')).CheckPagesScreen,
  { Fallback: ScreenSkeleton },
);

/** Loads the code of a request’s page for staff. */
export async function preloadStaffRequest(): Promise<void> {
  await Promise.all([RequestPreview.preload(), StaffRequest.preload()]);
}

/**
 * /dashboard/request/:requestId: one request as the signed-in person may see it, the bench for its records, and the check of their pages. A client who looked it up by code in
 * this tab sees it through that lookup.
 */
export function RequestScreen() {
  const { requestId = '' } = useParams();
  const { pathname, state } = useLocation();
  const hasLeftCode = hasLeftOldCode(state);
  if (pathname.endsWith('/check-pages')) return <CheckPagesScreen />;
  if (isWorkspace(pathname)) return <AssembleScreen />;
  return (
    <RequestLoader key={`${requestId} ${hasLeftCode}`} requestId={requestId} hasLeftCode={hasLeftCode} />
  );
}

interface LoaderProps {
  requestId: string;
  /** Whether the code of an earlier lookup was replaced on this page. */
  hasLeftCode: boolean;
}

function RequestLoader({ requestId, hasLeftCode }: LoaderProps) {
  const role = useSession()?.role;
  const queryClient = useQueryClient();
  const [pair] = useState(() =>
    role === 'client' && !hasLeftCode ? lookupPairForRequest(queryClient, requestId) : null,
  );
  const started = useStartedAction();
  return pair ? (
    <RequestByCode pair={pair} requestId={requestId} started={started} />
  ) : (
    <RequestBySession requestId={requestId} started={started} />
  );
}

interface LoadedProps {
  requestId: string;
  started: StartedAction | null;
}

function RequestByCode({ pair, requestId, started }: LoadedProps & { pair: LookupPair }) {
  const { t } = useTranslation();
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery(requestStatusQuery(pair));
  const failure = error && lookupFailureOf(error, errorUpdatedAt, data !== undefined);
  useRecordRecent(failure?.kind === 'replaced' ? undefined : data?._id, data?.isMine ?? false);
  if (!data) return <RequestBySession requestId={requestId} started={started} />;
  if (failure?.kind === 'replaced') {
    const { title, text } = failureMessage(failure, t);
    return (
      <ClientPage>
        <RequestProblem title={title} message={text} offersLookup />
      </ClientPage>
    );
  }
  return (
    <ClientPage>
      {error && <StaleNotice isRetrying={isFetching} onRetry={() => void refetch()} />}
      <RequestResult access={{ request: data, pair }} started={started} />
    </ClientPage>
  );
}

function RequestBySession({ requestId, started }: LoadedProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(requestDetailsQuery(requestId));
  const isMissing =
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  // Staff may have unsent text in a form of the page, so it stays if the request is missing later.
  const request = isMissing && data?.view !== 'staff' ? undefined : data;
  useRecordRecent(isMissing ? undefined : data?._id, true);
  const role = useSession()?.role;
  // In parallel with the request.
  useEffect(() => {
    if (role && isStaffRole(role)) void preloadStaffRequest();
  }, [role]);
  const retry = () => void refetch();
  const stale = error && <StaleNotice isMissing={isMissing} isRetrying={isFetching} onRetry={retry} />;
  const listed = useListedRequest(requestId);
  if (request?.view === 'staff') {
    return <StaffRequest request={request} notice={stale} />;
  }
  if (!request && !error && listed && role && isStaffRole(role)) return <RequestPreview request={listed} />;
  return (
    <ClientPage>
      {request && (
        <>
          {stale}
          <RequestResult access={{ request, pair: null }} started={started} />
        </>
      )}
      {!request && isMissing && <RequestProblem title={t('Request not found')} offersLookup />}
      {!request && !isMissing && error && (
        <RequestProblem
          title={t('Error Loading Request')}
          message={error.message}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
      {!request && !error && <RequestLoading />}
    </ClientPage>
  );
}

/** The page of a client; also used while the role of the viewer is not known yet. */
function ClientPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Request overview')} breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]} />
      {children}
    </>
  );
}

function StaffRequestLoading() {
  return (
    <ClientPage>
      <RequestLoading />
    </ClientPage>
  );
}

/** Placeholder while the request loads. */
function RequestLoading() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('Loading request details...')}</VisuallyHidden>
      <ResultSkeleton />
    </>
  );
}

interface Props {
  /** Whether the server does not find what the page shows. */
  isMissing?: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that reloading failed and the page may be outdated. */
function StaleNotice({ isMissing = false, isRetrying, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type={isMissing ? 'error' : 'warning'}
      role={isMissing ? 'alert' : undefined}
      title={isMissing ? t('Request not found') : t('This page could not be refreshed')}
      actions={
        <Button disabledFocusable={isRetrying} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {isMissing && t('It may have been deleted. This page shows it as it was, and keeps what you entered.')}
    </Notice>
  );
}
