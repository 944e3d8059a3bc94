import { makeStyles } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { requestStatusQuery } from '../../requests/api/requestStatusQuery.ts';
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

  function submit() {
    const pair = lookup.commitNow();
    if (!pair) return;
    setSubmitCount((count) => count + 1);
    void queryClient.prefetchQuery({ ...requestStatusQuery(pair), staleTime: 0 });
  }

  return (
    <div className={styles.screen}>
      <PageTitle title={t('Request Status Tracker')} />
      <LookupForm
        input={lookup.input}
        onChange={lookup.change}
        onSubmit={submit}
        onOrderIdBlur={lookup.commitNow}
        directLink={lookup.directLink}
      />
      {lookup.pair ? <LookupOutcome pair={lookup.pair} submitCount={submitCount} /> : <LookupHint />}
    </div>
  );
}
