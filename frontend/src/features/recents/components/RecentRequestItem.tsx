import { makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { ApiError } from '../../../lib/apiError.ts';
import { requestDetailsQuery } from '../../tracker/api/requestDetailsQuery.ts';
import { useRequestStatuses } from '../../tracker/api/useRequestStatuses.ts';
import type { RecentRequest } from '../recentRequests.ts';
import { viewedAgoWords } from '../viewedAgoWords.ts';

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

/** One of the requests looked at last. One that is not there for this person any more leaves the list. */
export function RecentRequestItem({ recent, onRemove }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const statuses = useRequestStatuses();
  const { data, error } = useQuery({ ...requestDetailsQuery(recent.requestId), refetchInterval: false });
  const isGone = error instanceof ApiError && error.code === 'not_found';
  const leave = useEffectEvent(onRemove);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

  const [now] = useState(() => new Date());
  const viewed = viewedAgoWords(recent.viewedAt, now, t);
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        {data && (
          <>
            <div className={styles.line}>
              <Link to={`/dashboard/request/${recent.requestId}`} className={styles.link}>
                {data.patientName || t('Unknown Patient')}
              </Link>
              <StatusBadge status={data.status} statuses={statuses} />
            </div>
            <div className={styles.detail}>
              {t('Order {{orderId}}', { orderId: data.orderId })} · {data.facilityName || t('Not specified')}
            </div>
          </>
        )}
        {!data && (error ? t('This request could not be loaded') : <div className={styles.bar} />)}
        <div className={styles.detail}>{viewed}</div>
      </div>
      <Button
        className={styles.remove}
        appearance="subtle"
        size="small"
        icon={<DismissRegular />}
        aria-label={t('Remove {{name}} from recent requests', { name: data?.orderId ?? t('this request') })}
        onClick={onRemove}
      />
    </li>
  );
}
