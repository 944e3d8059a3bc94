import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { endpoint } from '../../http/endpoint.ts';
import { getServiceStatus } from '../../workflows/operations/getServiceStatus.ts';

/** GET /api/status: answers 200 whatever is down; it must not need what it tells about, so it counts no calls. */
endpoint(serviceStatus, async ({ now }) => ({ data: await getServiceStatus(now) }));
