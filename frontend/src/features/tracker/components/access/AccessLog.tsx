import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type AccessEntry, getAccessLog } from '@portal/contract/requests/endpoints/accessLog.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../components/card/Panel.tsx';
import { ErrorPanel } from '../../../../components/notices/ErrorPanel.tsx';
import { call } from '../../../../lib/api.ts';
import { formatDateTime } from '../../../../lib/format.ts';

const useStyles = makeStyles({
  text: {
    ...typographyStyles.body1,
    margin: '0 0 12px',
    color: tokens.colorNeutralForeground2,
    maxWidth: '70ch',
  },
  list: { listStyleType: 'none', margin: '0 0 12px', padding: 0, display: 'grid', gap: '8px' },
  entry: { ...typographyStyles.body1, overflowWrap: 'anywhere' },
  time: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Entries shown before “Show all”. */
const FIRST = 5;

/** Who opened or downloaded what, for the account that submitted the request. */
export function AccessLog({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['accessLog', requestId],
    queryFn: ({ signal }) =>
      call(getAccessLog, { query: { requestId }, signal, fallback: 'Failed to load the access log' }),
    staleTime: 10_000,
  });
  const entries = data?.entries ?? [];
  const hidden = showsAll ? 0 : Math.max(0, entries.length - FIRST);
  return (
    <Panel title={t('Access log')}>
      <p className={styles.text}>
        {t(
          'Who opened and downloaded what, which accounts added the order, and when. Only the account that submitted the request sees this.',
        )}
      </p>
      {error && !data && (
        <ErrorPanel message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && entries.length === 0 && <p className={styles.text}>{t('Nothing has been opened yet.')}</p>}
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.slice(0, entries.length - hidden).map((entry, index) => (
            <li key={`${entry.at} ${index}`} className={styles.entry}>
              {sentenceOf(entry, t)}
              <time className={styles.time} dateTime={entry.at}>
                {formatDateTime(entry.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button onClick={() => setShowsAll(true)}>
          {t('Show all ({{number}})', { number: entries.length })}
        </Button>
      )}
      {hidden === 0 && data?.isTruncated && (
        <p className={styles.text}>{t('Older entries are not shown.')}</p>
      )}
    </Panel>
  );
}

function sentenceOf({ by, action, fileName, account: address }: AccessEntry, t: TFunction): string {
  const account = address || t('Unknown account');
  const who = {
    you: t('You'),
    account,
    code: t('Someone with the code'),
    staff: t('Records staff'),
  }[by];
  const file = fileName ?? t('a deleted file');
  switch (action) {
    case 'request':
      return t('{{who}} opened the request', { who });
    case 'added':
      return t('{{who}} added the order to their account', { who });
    case 'removed':
      return t('{{who}} removed {{account}} from the order', { who, account });
    case 'readmitted':
      return t('{{who}} readmitted {{account}}', { who, account });
    case 'code-replaced':
      return t('{{who}} replaced the verification code', { who });
    case 'contact-changed':
      return t('{{who}} corrected the email address of the contact', { who });
    case 'download':
      return t('{{who}} downloaded “{{file}}”', { who, file });
    case 'preview':
      return t('{{who}} previewed “{{file}}”', { who, file });
    case 'open':
      return t('{{who}} opened “{{file}}”', { who, file });
  }
}
