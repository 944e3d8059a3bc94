import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { useReadWhenShown } from '../../../lib/time/useReadWhenShown.ts';
import { requestDetailsQuery } from '../api/requestDetailsQuery.ts';
import { requestStatusQuery } from '../api/requestStatusQuery.ts';
import { useRequestStatuses } from '../api/useRequestStatuses.ts';
import { lookupPairForRequest } from '../lookup/lookupPairForRequest.ts';
import type { LookupPair } from '../lookup/lookupInput.ts';
import type { RecentRequest } from './recentRequests.ts';
import { viewedAgoLabel } from './viewedAgoLabel.ts';

const useStyles = makeStyles({
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '60px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  facts: { minWidth: 0, overflowWrap: 'anywhere' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  link: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusMedium },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  detail: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  bar: {
    width: '60%',
    height: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
  remove: { position: 'relative', minWidth: '32px', flexShrink: 0 },
});

interface Props {
  recent: RecentRequest;
  onRemove: () => void;
}

/** One recently viewed request, loaded with the session or with a lookup cached in this tab. */
export function RecentRequestItem({ recent, onRemove }: Props) {
  const queryClient = useQueryClient();
  const [pair] = useState(() => (recent.byCode ? lookupPairForRequest(queryClient, recent.requestId) : null));
  if (pair) return <RecentByCode recent={recent} pair={pair} onRemove={onRemove} />;
  return <RecentBySession recent={recent} onRemove={onRemove} />;
}

function RecentByCode({ recent, pair, onRemove }: Props & { pair: LookupPair }) {
  const { data } = useQuery({ ...requestStatusQuery(pair), refetchInterval: false });
  return <RecentLine recent={recent} request={data} fallback={<EnterCodeAgain />} onRemove={onRemove} />;
}

/** Removes the request from the list if the person can no longer open it. If it was opened by code, asks for the code. */
function RecentBySession({ recent, onRemove }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { data, error } = useQuery({ ...requestDetailsQuery(recent.requestId), refetchInterval: false });
  const isNotFound = error instanceof ApiError && error.code === 'not_found';
  const isGone = isNotFound && !recent.byCode;
  const remove = useEffectEvent(onRemove);
  useEffect(() => {
    if (isGone) remove();
  }, [isGone]);
  const errorContent = isNotFound ? <EnterCodeAgain /> : t('This request could not be loaded');
  return (
    <RecentLine
      recent={recent}
      request={isNotFound ? undefined : data}
      fallback={error ? errorContent : <div className={styles.bar} />}
      onRemove={onRemove}
    />
  );
}

function EnterCodeAgain() {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <>
      <div>{t('You opened this request with its Order ID and code.')}</div>
      <Link to="/request-status" className={styles.link}>
        {t('Enter them again')}
      </Link>
    </>
  );
}

interface LineProps extends Props {
  request: Pick<RequestView, 'orderId' | 'patientName' | 'status' | 'facilityName'> | undefined;
  /** Shown without a request. */
  fallback: ReactNode;
}

function RecentLine({ recent, request, fallback, onRemove }: LineProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const statuses = useRequestStatuses();
  const now = useReadWhenShown(() => new Date());
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        {request ? (
          <>
            <div className={styles.line}>
              <Link to={`/dashboard/request/${recent.requestId}`} className={styles.link}>
                {request.patientName || t('Unknown Patient')}
              </Link>
              <StatusBadge status={request.status} statuses={statuses} />
            </div>
            <div className={styles.detail}>
              {t('Order {{orderId}}', { orderId: request.orderId })} ·{' '}
              {request.facilityName || t('No facility')}
            </div>
          </>
        ) : (
          fallback
        )}
        <div className={styles.detail}>{viewedAgoLabel(recent.viewedAt, now, t)}</div>
      </div>
      <Button
        className={styles.remove}
        appearance="subtle"
        size="small"
        icon={<DismissRegular />}
        aria-label={t('Remove {{name}} from recent requests', {
          name: request?.orderId ?? t('this request'),
        })}
        onClick={onRemove}
      />
    </li>
  );
}
