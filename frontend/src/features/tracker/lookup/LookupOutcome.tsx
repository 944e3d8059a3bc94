import { Button, makeStyles } from '@fluentui/react-components';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { WaitNotice } from '../../../components/notices/WaitNotice.tsx';
import { requestStatusQuery } from '../../requests/api/requestStatusQuery.ts';
import type { LookupPair } from '../../requests/lookup/lookupInput.ts';
import { useRecordRecent } from '../../requests/recents/useRecordRecent.ts';
import { RequestResult } from '../components/RequestResult.tsx';
import { ResultSkeleton } from '../components/ResultSkeleton.tsx';
import { LookupAnnouncement } from './LookupAnnouncement.tsx';
import { lookupFailureOf } from './lookupFailureOf.ts';
import { LookupProblem } from './LookupProblem.tsx';

const useStyles = makeStyles({
  outcome: { display: 'grid', gap: '16px' },
  previous: { opacity: 0.5 },
});

interface Props {
  pair: LookupPair;
  /** The form is incomplete and says so. The outcome does not repeat then that an earlier `pair` was not found. */
  isEntryIncomplete: boolean;
  /** How often the form was submitted. After each submission the outcome gets the focus. */
  submitCount: number;
  /** The result replaces the form, which had the focus. */
  takesFocus: boolean;
}

/** The result of a lookup. While another pair is looked up, the previous result stays visible but inert. */
export function LookupOutcome({ pair, isEntryIncomplete, submitCount, takesFocus }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { data, error, errorUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery({
    ...requestStatusQuery(pair),
    placeholderData: keepPreviousData,
  });
  const title = useRef<HTMLHeadingElement>(null);
  const focusedFor = useRef(0);
  useEffect(() => {
    if (isFetching || focusedFor.current === submitCount) return;
    focusedFor.current = submitCount;
    title.current?.focus();
  }, [submitCount, isFetching]);

  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);

  const wasOpen = data !== undefined && !isPlaceholderData;
  const failure = error && lookupFailureOf(error, errorUpdatedAt, wasOpen);
  const request = failure?.kind === 'notFound' || failure?.kind === 'replaced' ? undefined : data;
  useRecordRecent(isPlaceholderData ? undefined : request?._id, request?.isMine ?? false);
  const retry = (
    <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
      {t('Retry')}
    </Button>
  );
  return (
    <div className={styles.outcome} aria-busy={isFetching}>
      <LookupAnnouncement request={isPlaceholderData ? undefined : request} failure={failure} />
      {!request && !failure && <ResultSkeleton />}
      {!request && failure && !(isEntryIncomplete && failure.kind === 'notFound') && (
        <LookupProblem failure={failure} titleRef={title}>
          {failure.kind === 'locked' && <WaitNotice key={failure.until} until={failure.until} />}
          {failure.kind === 'outage' && retry}
        </LookupProblem>
      )}
      {request && failure && (
        <Notice type="warning" title={t('This page could not be refreshed')} actions={retry}>
          {t('Below is the request as we last loaded it.')}
        </Notice>
      )}
      {request && (
        <div className={isPlaceholderData ? styles.previous : undefined} inert={isPlaceholderData}>
          <RequestResult access={{ pair, request }} titleRef={title} />
        </div>
      )}
    </div>
  );
}
