import { getRepeatableRequest } from '@portal/contract/requests/endpoints/repeatRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { isSubmitter } from '../../domain/requests/access/mayOpenRequest.ts';
import { repeatableFieldsOf } from '../../domain/requests/views/repeatableFieldsOf.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';

/** GET /api/getRepeatableRequest?requestId: the fields for a new request like one that the client submitted. */
endpoint(getRepeatableRequest, async ({ query: { requestId }, caller }) => {
  const stored = await readRequest(requestId);
  if (!stored || !isSubmitter(stored.value, sessionOf(caller).userId)) throw notFound('Request not found');
  return { data: repeatableFieldsOf(stored.value) };
});
