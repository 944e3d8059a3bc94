import { isStaffRole } from '@portal/contract/accounts/catalogues/roles.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { useSession } from '../../../lib/session/session.ts';
import { requestDetailsQuery } from '../../requests/api/requestDetailsQuery.ts';
import { requestStatusQuery } from '../../requests/api/requestStatusQuery.ts';
import { lookupPairForRequest } from '../../requests/lookup/lookupPairForRequest.ts';
import type { LookupPair } from '../../requests/lookup/typedLookup.ts';
import { useViewed } from '../../requests/recents/useViewed.ts';
import { RequestProblem } from '../components/RequestProblem.tsx';
import { RequestResult } from '../components/RequestResult.tsx';
import { ResultSkeleton } from '../components/ResultSkeleton.tsx';

const loadStaffRequest = () => import('../staff/StaffRequest.tsx');

const StaffRequest = lazy(async () => ({ default: (await loadStaffRequest()).StaffRequest }));

/**
 * /dashboard/request/:requestId: one request, opened by the session of whoever is signed in, and shown as they may see
 * it. One that this tab looked up by its code is opened by that look-up.
 */
export function RequestScreen() {
  const { requestId = '' } = useParams();
  return <ReachedRequest key={requestId} requestId={requestId} />;
}

function ReachedRequest({ requestId }: { requestId: string }) {
  const role = useSession()?.role;
  const queryClient = useQueryClient();
  const [pair] = useState(() => (role === 'client' ? lookupPairForRequest(queryClient, requestId) : null));
  return pair ? (
    <LookedUpRequest pair={pair} requestId={requestId} />
  ) : (
    <OpenedRequest requestId={requestId} />
  );
}

function LookedUpRequest({ pair, requestId }: { pair: LookupPair; requestId: string }) {
  const { data, error, isFetching, refetch } = useQuery(requestStatusQuery(pair));
  useViewed(data?._id, data?.isMine ?? false);
  if (!data) return <OpenedRequest requestId={requestId} />;
  return (
    <Framed>
      {error && <StaleNotice isRetrying={isFetching} onRetry={() => void refetch()} />}
      <RequestResult access={{ request: data, pair }} />
    </Framed>
  );
}

function OpenedRequest({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(requestDetailsQuery(requestId));
  const isMissing =
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  const request = isMissing ? undefined : data;
  useViewed(request?._id, true);
  const role = useSession()?.role;
  // Fetched beside the request, not after it. A failure shows when it is rendered.
  useEffect(() => {
    if (role && isStaffRole(role)) void loadStaffRequest().catch(() => undefined);
  }, [role]);
  const retry = () => void refetch();
  const stale = error && <StaleNotice isRetrying={isFetching} onRetry={retry} />;
  if (request?.view === 'staff') {
    return (
      <Suspense
        fallback={
          <Framed>
            <RequestLoading />
          </Framed>
        }
      >
        <StaffRequest request={request} notice={stale} />
      </Suspense>
    );
  }
  return (
    <Framed>
      {request && (
        <>
          {stale}
          <RequestResult access={{ request, pair: null }} />
        </>
      )}
      {isMissing && <RequestProblem title={t('Request not found')} mayHaveCode />}
      {!request && !isMissing && error && (
        <RequestProblem
          title={t('Error Loading Request')}
          message={error.message}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
      {!request && !error && <RequestLoading />}
    </Framed>
  );
}

/** What a client sees, and whatever is seen before it is known who looks. */
function Framed({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Request overview')} trail={[{ label: t('Dashboard'), to: '/dashboard' }]} />
      {children}
    </>
  );
}

/** The shape of a request while it is on its way. */
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
  isRetrying: boolean;
  onRetry: () => void;
}

/** What is shown is not the newest: loading it again has failed. */
function StaleNotice({ isRetrying, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      title={t('This page could not be refreshed')}
      actions={
        <Button disabledFocusable={isRetrying} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    />
  );
}
