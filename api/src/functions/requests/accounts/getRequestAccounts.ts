import { getRequestAccounts } from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { readRequestAccounts } from '../../../workflows/accounts/ofRequest/requestAccounts.ts';

/** GET /api/getRequestAccounts: which accounts have a request in their list, and which were removed. */
endpoint(getRequestAccounts, async ({ query: { requestId }, caller }) => ({
  data: await readRequestAccounts(requestId, caller),
}));
