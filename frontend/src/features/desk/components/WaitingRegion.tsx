import {
  closedStatuses,
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';

const WaitingStatus = lazyComponent(async () => (await import('./WaitingStatus.tsx')).WaitingStatus);

interface Props {
  request: StaffRequestView;
  statuses: readonly StatusDefinition[];
}

/**
 * What the malware scan means for the status of a request. The live region exists before its text, so that screen readers
 * announce the end of a wait, also when the status is set and the notice disappears.
 */
export function WaitingRegion({ request, statuses }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { waitingStatus: waiting, status, uploadedFiles } = request;
  const [awaited, setAwaited] = useState<string | null>(null);
  if (waiting && waiting.status !== awaited) setAwaited(waiting.status);
  const blocked = uploadedFiles.filter(
    ({ uploadedByAdmin, scan, deletedAt }) => uploadedByAdmin && scan === 'infected' && !deletedAt,
  );
  // While a request is open, staff have decided about them when they ended the wait.
  const isNotComplete = blocked.length > 0 && closedStatuses.includes(status);
  return (
    <div role="status">
      {(waiting || isNotComplete) && (
        <div className={shared('below16')}>
          <WaitingStatus request={request} blocked={blocked} statuses={statuses} />
        </div>
      )}
      {!waiting && awaited === status && (
        <VisuallyHidden>
          {t('The virus scan has ended. The status is “{{status}}”.', {
            status: t(statusDefinitionOf(status, statuses).label),
          })}
        </VisuallyHidden>
      )}
    </div>
  );
}
