import { changeFileTerms } from '@portal/contract/files/endpoints/releases.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { changeTerms } from '../../workflows/files/changeTerms.ts';
import { staffFile } from '../../workflows/requests/viewRequest.ts';

/** PUT /api/changeFileTerms: changes the terms of a released file that is neither paid nor downloaded. */
endpoint(changeFileTerms, async ({ body, caller, now, log }) => {
  const request = await changeTerms(body, actorOf(caller), now, log);
  return { message: 'Terms changed', data: await staffFile(request, body.fileId, now) };
});
