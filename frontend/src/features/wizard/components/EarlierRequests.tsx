import { findEarlierRequests } from '@portal/contract/requests/endpoints/duplicates.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { Notice } from '../../../components/Notice.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { DuplicateList } from '../../requests/duplicates/DuplicateList.tsx';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';

/** Warns a signed-in client who already ordered these records. They can continue anyway. */
export function EarlierRequests({ values }: { values: WizardValues }) {
  const { t } = useTranslation();
  const isClient = useSession()?.role === 'client';
  const { patientName, patientDob, facilityName, requestType } = values;
  const body = { patientName, patientDob, facilityName, requestType: Number(requestType) };
  const { data: requests = [] } = useQuery({
    queryKey: ['earlierRequests', body],
    queryFn: isClient
      ? ({ signal }) =>
          call(findEarlierRequests, {
            body,
            onlyReads: true,
            signal,
            fallback: 'Failed to look for earlier requests',
          })
      : skipToken,
    // A failure must not keep the client from ordering.
    retry: false,
  });
  if (requests.length === 0) return null;
  return (
    <Notice type="warning" role="status" title={t('You may have ordered these records already')}>
      {t(
        'In the last 90 days you submitted a request for this patient and facility with the same kind of records. If you need them again, continue.',
      )}
      <DuplicateList requests={requests} />
    </Notice>
  );
}
