import { statusDefinitionOf } from '@portal/contract/configuration/catalogs/statuses.ts';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import type { TrackedRequest } from '../../requests/api/requestStatusQuery.ts';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import type { LookupFailure } from './lookupFailureOf.ts';
import { failureMessage } from './LookupProblem.tsx';

interface Props {
  request: TrackedRequest | undefined;
  failure: LookupFailure | null;
}

/** Announces the state of the lookup to screen readers. */
export function LookupAnnouncement({ request, failure }: Props) {
  const { t } = useTranslation();
  const statuses = useRequestStatuses();
  function message() {
    if (request) {
      const { orderId } = request;
      const status = t(statusDefinitionOf(request.status, statuses).label);
      return t('Order {{orderId}} found. Status: {{status}}', { orderId, status });
    }
    return failure ? failureMessage(failure, t).title : t('Looking up the request...');
  }
  return <VisuallyHidden role="status">{message()}</VisuallyHidden>;
}
