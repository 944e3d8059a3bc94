import { fulfillRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { fulfillRequest as fulfill } from '../../../workflows/requests/edits/fulfillRequest.ts';

/** POST /api/fulfillRequest: sends documents, an invoice, a status with notes, and a message together. */
endpoint(fulfillRequest, async ({ body, caller, now, log }) => ({
  data: await fulfill(body, caller, now, log),
}));
