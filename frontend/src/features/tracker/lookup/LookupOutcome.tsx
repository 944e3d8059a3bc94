import { makeStyles } from '@fluentui/react-components';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { WaitNotice } from '../../../components/notices/WaitNotice.tsx';
import { requestStatusQuery } from '../../requests/api/requestStatusQuery.ts';
import type { LookupPair } from '../../requests/lookup/typedLookup.ts';
import { useViewed } from '../../requests/recents/useViewed.ts';
import { RequestResult } from '../components/RequestResult.tsx';
import { ResultSkeleton } from '../components/ResultSkeleton.tsx';
import { LookupAnnouncement } from './LookupAnnouncement.tsx';
import { lookupFailureOf } from './lookupFailureOf.ts';
import { LookupProblem } from './LookupProblem.tsx';

const useStyles = makeStyles({
  outcome: { display: 'grid', gap: '16px' },
  earlier: { opacity: 0.5 },
});

interface Props {
  pair: LookupPair;
  /** How often the person pressed the button; each time the outcome takes the focus once it is known. */
  checks: number;
}

/** What a look-up found. While another pair is looked up, the earlier result stays, but out of reach. */
export function LookupOutcome({ pair, checks }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { data, error, errorUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery({
    ...requestStatusQuery(pair),
    placeholderData: keepPreviousData,
  });
  const title = useRef<HTMLHeadingElement>(null);
  const focusedFor = useRef(0);
  useEffect(() => {
    if (isFetching || focusedFor.current === checks) return;
    focusedFor.current = checks;
    title.current?.focus();
  }, [checks, isFetching]);

  const failure = error && lookupFailureOf(error, errorUpdatedAt);
  const request = failure?.kind === 'notFound' ? undefined : data;
  useViewed(isPlaceholderData ? undefined : request?._id, request?.isMine ?? false);
  const retry = (
    <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
      {t('Try again')}
    </Button>
  );
  return (
    <div className={styles.outcome} aria-busy={isFetching}>
      <LookupAnnouncement request={isPlaceholderData ? undefined : request} failure={failure} />
      {!request && !failure && <ResultSkeleton />}
      {!request && failure && (
        <LookupProblem failure={failure} titleRef={title}>
          {failure.kind === 'locked' && <WaitNotice key={failure.until} until={failure.until} />}
          {failure.kind === 'outage' && retry}
        </LookupProblem>
      )}
      {request && failure && (
        <Notice type="warning" title={t('This page could not be refreshed')} actions={retry}>
          {t('This is the request as of the last successful lookup.')}
        </Notice>
      )}
      {request && (
        <div className={isPlaceholderData ? styles.earlier : undefined} inert={isPlaceholderData}>
          <RequestResult access={{ pair, request }} titleRef={title} />
        </div>
      )}
    </div>
  );
}
