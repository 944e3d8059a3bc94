import { checkAuthorization } from '@portal/contract/submissions/endpoints/authorizationCheck.ts';
import { endpoint } from '../../http/endpoint.ts';
import { checkDraftAuthorization } from '../../workflows/submissions/checkDraftAuthorization.ts';

/** POST /api/checkAuthorization: what an authorization seems to contain that was uploaded for a draft. */
endpoint(checkAuthorization, async ({ body, caller, now, log }) => ({
  data: await checkDraftAuthorization(body, caller.address, now, log),
}));
