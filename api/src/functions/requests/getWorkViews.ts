import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { endpoint } from '../../http/endpoint.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { countWorkViews } from '../../workflows/requests/countWorkViews.ts';

/** GET /api/getWorkViews: the number of requests in each view, and the number of changes so far. */
endpoint(getWorkViews, async ({ caller, now }) => ({
  data: await countWorkViews(sessionOf(caller).userId, now),
}));
