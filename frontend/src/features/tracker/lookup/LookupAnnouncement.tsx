import { makeStyles } from '@fluentui/react-components';
import { statusOf } from '@portal/contract/configuration/catalogs/statuses.ts';
import { useTranslation } from 'react-i18next';
import type { TrackedRequest } from '../../requests/api/requestStatusQuery.ts';
import { useRequestStatuses } from '../../requests/api/useRequestStatuses.ts';
import type { LookupFailure } from './lookupFailureOf.ts';
import { failureMessage } from './LookupProblem.tsx';

const useStyles = makeStyles({
  visuallyHidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

interface Props {
  request: TrackedRequest | undefined;
  failure: LookupFailure | null;
}

/** Announces the state of the lookup to screen readers. */
export function LookupAnnouncement({ request, failure }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const statuses = useRequestStatuses();
  function message() {
    if (request) {
      const { orderId } = request;
      const status = t(statusOf(request.status, statuses).label);
      return t('Order {{orderId}} found. Status: {{status}}', { orderId, status });
    }
    return failure ? failureMessage(failure, t).title : t('Looking up the request...');
  }
  return <output className={styles.visuallyHidden}>{message()}</output>;
}
