import { Button } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { isPunctuationOnly } from '@portal/contract/fields/folding.ts';
import { searchMessages } from '@portal/contract/messages/endpoints.ts';
import type { FoundMessage } from '@portal/contract/messages/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/card/Panel.tsx';
import { Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { ErrorPanel } from '../../components/notices/ErrorPanel.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { call } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';

const MIN_CHARACTERS = 2;

/** Finds messages of all requests with the words that staff search for in the list. Searches on demand. */
export function MessageSearch({ text }: { text: string }) {
  const { t } = useTranslation();
  const [searched, setSearched] = useState<string | null>(null);
  if (text.length < MIN_CHARACTERS) return null;
  return searched === text ? (
    <Panel title={t('Messages with “{{text}}”', { text })}>
      {isPunctuationOnly(text) ? (
        <div role="status">{t('Punctuation alone finds nothing. Enter a letter or a digit.')}</div>
      ) : (
        <Results text={text} />
      )}
    </Panel>
  ) : (
    <div>
      <Button icon={<SearchRegular />} onClick={() => setSearched(text)}>
        {t('Search messages for “{{text}}”', { text })}
      </Button>
    </div>
  );
}

function Results({ text }: { text: string }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['messageSearch', text],
    queryFn: ({ signal }) => call(searchMessages, { body: { text }, signal, onlyReads: true }),
    retry: false,
  });
  if (error) {
    return <ErrorPanel message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <div role="status">
        {!data && <SmallSpinner />}
        {data?.messages.length === 0 && t('No message has all of these words. Words must be complete.')}
      </div>
      {data && data.messages.length > 0 && (
        <Stack as="ul" gap={12} aria-label={t('Messages')}>
          {data.messages.map((message) => (
            <Found key={`${message.requestId} ${message.position}`} message={message} />
          ))}
        </Stack>
      )}
      {data?.hasMore && (
        <p className={shared('small', 'above12', 'soft')}>
          {t('There are older ones. Add a word to find them.')}
        </p>
      )}
    </>
  );
}

function Found({ message }: { message: FoundMessage }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { requestId, position, orderId, sentAt, from, isInternal, excerpt } = message;
  const author = isInternal ? t('Internal note') : from === 'client' ? t('Client') : t('Records staff');
  return (
    <li>
      <Link
        to={`/dashboard/request/${requestId}?tab=messages&message=${position}`}
        className={shared('link')}
      >
        {orderId}
      </Link>{' '}
      <span className={shared('small', 'soft')}>
        {author} · <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
      </span>
      <p className={shared('body', 'above2', 'breaks')}>{excerpt}</p>
    </li>
  );
}
