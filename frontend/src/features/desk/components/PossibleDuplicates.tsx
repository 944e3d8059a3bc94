import { getPossibleDuplicates } from '@portal/contract/requests/endpoints/duplicates.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { call } from '../../../lib/api.ts';
import { DuplicateList } from '../../requests/duplicates/DuplicateList.tsx';

/** Shows staff the requests of all accounts that may ask for the same records. Renders nothing without any. */
export function PossibleDuplicates({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const { data: requests = [] } = useQuery({
    queryKey: ['possibleDuplicates', requestId],
    queryFn: ({ signal }) =>
      call(getPossibleDuplicates, {
        query: { requestId },
        signal,
        fallback: 'Failed to look for possible duplicates',
      }),
  });
  if (requests.length === 0) return null;
  return (
    <Notice type="warning" title={t('{{count}} possible duplicates', { count: requests.length })}>
      {t('The same patient and facility with an overlapping type, at most 90 days apart.')}
      <DuplicateList requests={requests} />
    </Notice>
  );
}
