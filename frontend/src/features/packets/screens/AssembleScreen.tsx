import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import { useMediaQuery } from '../../../components/useMediaQuery.ts';
import { requestDetailsQuery } from '../../requests/api/requestDetailsQuery.ts';
import { Bench } from '../Bench.tsx';
import { ForStaff, ScreenMessage } from './ScreenFrame.tsx';

/** /dashboard/request/:requestId/assemble: the bench on which staff assemble records. */
export function AssembleScreen() {
  return <ForStaff>{(requestId) => <Workspace requestId={requestId} />}</ForStaff>;
}

function Workspace({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 999px)');
  const { data, error, isFetching, refetch } = useQuery(requestDetailsQuery(requestId));
  const back = `/dashboard/request/${requestId}?tab=documents`;
  if (data?.view === 'staff') {
    return (
      <>
        {isNarrow && narrow(false)}
        {/* Stays mounted, so that uploads go on. */}
        <div hidden={isNarrow}>
          <Bench request={data} />
        </div>
      </>
    );
  }
  if (isNarrow) return narrow(true);
  if (error) {
    return (
      <ErrorPanel
        title={t('Error Loading Request')}
        message={error.message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ScreenSkeleton />;

  function narrow(takesFocus: boolean) {
    return (
      <ScreenMessage title={t('Assemble records')} takesFocus={takesFocus}>
        <Notice
          type="info"
          title={t('This page needs a wider window')}
          actions={<LinkButton to={back}>{t('Back to the request')}</LinkButton>}
        >
          {t(
            'Pages are arranged side by side here. Make the window at least 1,000 pixels wide, or use a larger screen.',
          )}
        </Notice>
      </ScreenMessage>
    );
  }
}
