import { makeStyles } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { requestStatusQuery } from '../../requests/api/requestStatusQuery.ts';
import { type LookupPair, lookupPairOf } from '../../requests/lookup/lookupInput.ts';
import { CollapsedLookup } from '../lookup/CollapsedLookup.tsx';
import { lookupFailureOf } from '../lookup/lookupFailureOf.ts';
import { LookupForm } from '../lookup/LookupForm.tsx';
import { LookupHint } from '../lookup/LookupHint.tsx';
import { LookupOutcome } from '../lookup/LookupOutcome.tsx';
import { useLookup } from '../lookup/useLookup.ts';

const useStyles = makeStyles({
  screen: { display: 'grid', gap: '20px' },
});

/** /request-status: looks up a request by Order ID and verification code and shows it. */
export function RequestStatusScreen() {
  const { t } = useTranslation();
  const styles = useStyles();
  const queryClient = useQueryClient();
  const lookup = useLookup();
  const [submitCount, setSubmitCount] = useState(0);

  const [looksUpAnother, setLooksUpAnother] = useState(false);
  const isCollapsed = useIsCollapsed(lookup);

  function submit() {
    const pair = lookup.commitNow();
    if (!pair) return;
    setSubmitCount((count) => count + 1);
    void queryClient.prefetchQuery({ ...requestStatusQuery(pair), staleTime: 0 });
  }

  return (
    <div className={styles.screen}>
      <PageTitle title={t('Request Status Tracker')} />
      {isCollapsed ? (
        <CollapsedLookup
          orderId={lookup.input.orderId.trim()}
          directLink={lookup.directLink}
          onLookUpAnother={() => setLooksUpAnother(true)}
        />
      ) : (
        <LookupForm
          input={lookup.input}
          onChange={lookup.change}
          onSubmit={submit}
          onOrderIdBlur={lookup.commitNow}
          directLink={lookup.directLink}
          takesFocus={looksUpAnother && lookup.pair === null}
        />
      )}
      {lookup.pair ? (
        <LookupOutcome
          pair={lookup.pair}
          isEntryIncomplete={lookupPairOf(lookup.input) === null}
          submitCount={submitCount}
          takesFocus={isCollapsed && !lookup.isFromUrl}
        />
      ) : (
        <LookupHint />
      )}
    </div>
  );
}

const NO_PAIR: LookupPair = { orderId: '', code: '' };

/** Whether the form is collapsed: its request is shown, or is being loaded for the first time from a link. */
function useIsCollapsed({ pair, isFromUrl }: ReturnType<typeof useLookup>): boolean {
  const { data, error, errorUpdatedAt, isLoading } = useQuery({
    ...requestStatusQuery(pair ?? NO_PAIR),
    enabled: pair !== null,
  });
  if (pair === null) return false;
  const failure = error && lookupFailureOf(error, errorUpdatedAt, data !== undefined);
  if (failure?.kind === 'notFound' || failure?.kind === 'replaced') return false;
  return data !== undefined || (isLoading && isFromUrl);
}
