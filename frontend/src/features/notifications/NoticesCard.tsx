import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import type { SentNotice } from '@portal/contract/notifications/schemas.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card/Card.tsx';
import { Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { LoadMoreButton } from '../../components/list/LoadMore.tsx';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { UndeliveredNotices } from './UndeliveredNotices.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import { stateTone } from './noticeLabels.ts';
import { noticesQuery } from './noticesQuery.ts';

/** Notices shown at first, so that the activity below them is in view. */
const FIRST = 5;

const useStyles = makeStyles({
  loading: { display: 'grid', gap: '12px' },
});

interface Props {
  request: StaffRequestView;
  /** Opens the form in which staff correct the address of the attorney. */
  onEditContact: () => void;
}

/**
 * Whom emails about a request do not reach and what staff can do about it, then the emails and text messages about it, newest
 * first, each with what became of it.
 */
export function NoticesCard({ request, onEditContact }: Props) {
  const requestId = request._id;
  const { t } = useTranslation();
  const styles = useStyles();
  const shared = useSharedStyles();
  const list = useRef<HTMLOListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const query = useInfiniteQuery(noticesQuery(requestId));
  const notices = query.data?.pages.flatMap((page) => page.notices) ?? [];
  const suppressed = query.data?.pages[0]?.suppressed ?? [];
  // The top of the card says what can be done about them.
  const named = new Set(
    [...(request.undelivered ?? []), ...suppressed].map(({ recipientId }) => recipientId),
  );
  const shown = showsAll ? notices : notices.slice(0, FIRST);
  const isReloading = query.isFetching && !query.isPending && !query.isFetchingNextPage;
  const failure = query.error && <LoadError title={t('Failed to load the notices')} query={query} />;
  const showAll = () => {
    setShowsAll(true);
    // The button is gone.
    list.current?.focus();
  };
  return (
    <Card
      title={t('Notices')}
      action={
        <Button
          className={shared('screenOnly')}
          appearance="subtle"
          icon={isReloading ? <SmallSpinner /> : <ArrowClockwiseRegular aria-hidden />}
          disabledFocusable={isReloading}
          aria-label={t('Refresh the notices')}
          onClick={() => void query.refetch()}
        >
          {t('Refresh')}
        </Button>
      }
    >
      <UndeliveredNotices request={request} suppressed={suppressed} onEditContact={onEditContact} />
      {query.isPending && (
        <Skeleton className={styles.loading} aria-label={t('Loading')}>
          <SkeletonItem />
          <SkeletonItem />
        </Skeleton>
      )}
      {query.data && notices.length === 0 && (
        <p className={shared('body', 'muted', 'readable')}>
          {t('No notices yet. An email or a text message appears here once the portal sent it.')}
        </p>
      )}
      {notices.length > 0 && (
        <Stack ref={list} tabIndex={-1} as="ol" gap={12} shared="noOutline" aria-label={t('Notices')}>
          {shown.map((notice) => (
            <NoticeItem
              key={notice.noticeId}
              requestId={requestId}
              notice={notice}
              canResend={canResend(notice, notices) && !named.has(notice.recipientId)}
            />
          ))}
        </Stack>
      )}
      <Stack gap={12} align="center" shared={['above12', 'unlessEmpty']}>
        {failure}
        {!failure && !showsAll && notices.length > FIRST && (
          <Button onClick={showAll}>{t('Show more')}</Button>
        )}
        {!failure && (showsAll || notices.length <= FIRST) && (
          <LoadMoreButton query={query} pendingLabel={t('Loading the notices...')} />
        )}
      </Stack>
    </Card>
  );
}

/** Whether the latest email to a recipient did not arrive, and the portal may write to them. */
function canResend(notice: SentNotice, notices: readonly SentNotice[]): boolean {
  if (notice.recipient === 'staff' || notice.channel === 'sms') return false;
  const latest = notices.find(
    ({ recipientId, channel }) => recipientId === notice.recipientId && channel === 'email',
  );
  const isBlocked = notice.state === 'suppressed' || notice.state === 'not_sent';
  return latest === notice && stateTone(notice.state) === 'attention' && !isBlocked;
}
