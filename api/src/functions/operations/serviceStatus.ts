import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { endpoint } from '../../http/endpoint.ts';
import { getServiceStatus } from '../../workflows/operations/status/getServiceStatus.ts';

/** GET /api/status: always returns 200. It must not depend on the stores that it reports about, so it has no rate limit. */
endpoint(serviceStatus, async ({ now }) => ({ data: await getServiceStatus(now) }));
