import { Button } from '@fluentui/react-components';
import type { PossibleDuplicate } from '@portal/contract/requests/endpoints/duplicates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatDate } from '../../../lib/format.ts';
import { useRequestStatuses } from '../api/useRequestStatuses.ts';
import { requestTypeLabel } from '../requestTypeLabel.ts';

/** Shown before “Show all”. */
const FIRST = 3;

/** Requests that may ask for the same records. Each opens in a new tab, so that the form on this page is kept. */
export function DuplicateList({ requests }: { requests: readonly PossibleDuplicate[] }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const statuses = useRequestStatuses();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? requests : requests.slice(0, FIRST);
  return (
    <>
      <Stack as="ul" gap={4} shared="above8" aria-label={t('Possible duplicates')}>
        {shown.map(({ requestId, orderId, requestType, status, submittedAt }) => (
          <Row key={requestId} as="li" gap={12} rowGap={4}>
            <a
              className={shared('semibold', 'link')}
              href={`/dashboard/request/${requestId}`}
              target="_blank"
              rel="noopener"
              aria-label={t('View order {{orderId}} in a new tab', { orderId })}
            >
              {t('Order {{orderId}}', { orderId })}
            </a>
            <StatusBadge status={status} statuses={statuses} />
            <span>{requestTypeLabel(requestType, t)}</span>
            <time dateTime={submittedAt}>
              {t('Submitted on {{date}}', { date: formatDate(submittedAt, 'medium') })}
            </time>
          </Row>
        ))}
      </Stack>
      {shown.length < requests.length && (
        <Button size="small" appearance="subtle" onClick={() => setShowsAll(true)}>
          {t('Show all {{number}}', { number: requests.length })}
        </Button>
      )}
    </>
  );
}
