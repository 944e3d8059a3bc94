import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { requestDetailsQuery } from '../../tracker/api/requestDetailsQuery.ts';
import { RequestResult } from '../../tracker/components/RequestResult.tsx';
import { ResultSkeleton } from '../../tracker/components/ResultSkeleton.tsx';
import { useViewed } from '../../tracker/lookup/useViewed.ts';
import { RequestProblem } from '../components/RequestProblem.tsx';

/** /dashboard/request/:requestId: one request, opened by the session of whoever is signed in. */
export function RequestScreen() {
  const { t } = useTranslation();
  const { requestId = '' } = useParams();
  return (
    <>
      <PageHeader title={t('Request overview')} trail={[{ label: t('Dashboard'), to: '/dashboard' }]} />
      <OpenedRequest key={requestId} requestId={requestId} />
    </>
  );
}

function OpenedRequest({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(requestDetailsQuery(requestId));
  const isMissing =
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  const request = isMissing ? undefined : data;
  useViewed(request?._id);
  const retry = () => void refetch();
  if (isMissing) return <RequestProblem title={t('Request not found')} />;
  if (!request && error) {
    return (
      <RequestProblem
        title={t('Error Loading Request')}
        message={error.message || t('Failed to fetch request details')}
        onRetry={retry}
        isRetrying={isFetching}
      />
    );
  }
  if (!request) {
    return (
      <>
        <VisuallyHidden role="status">{t('Loading request details...')}</VisuallyHidden>
        <ResultSkeleton />
      </>
    );
  }
  return (
    <>
      {error && (
        <Notice
          type="warning"
          title={t('This page could not be refreshed')}
          actions={
            <Button disabledFocusable={isFetching} onClick={retry}>
              {t('Retry')}
            </Button>
          }
        />
      )}
      <RequestResult access={{ request, pair: null }} />
    </>
  );
}
