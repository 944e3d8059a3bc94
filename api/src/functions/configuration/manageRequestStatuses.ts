import { listRequestStatuses } from '@portal/contract/endpoints/configuration.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/manageRequestStatuses: labels and colours of the statuses in use. */
endpoint(listRequestStatuses, async () => {
  const active = (await requestStatuses.read()).filter((status) => status.isActive);
  return { data: active.toSorted((a, b) => a.order - b.order) };
});
