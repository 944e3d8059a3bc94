import * as z from 'zod/mini';
import { operation, staffOnly, signedIn } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';
import { fulfilled, fulfillment } from '../fulfillment/schemas.ts';
import { requestEdit, statusUpdate } from '../schemas/requestEdits.ts';
import { requestView } from '../schemas/requestView.ts';
import { staffRequestView } from '../schemas/staffRequestView.ts';

export const getRequestDetails = operation({
  function: 'getRequestDetails',
  method: 'GET',
  summary:
    'Returns one request: for staff any request in the staff view, for clients their own in the client view.',
  access: signedIn,
  query: z.object({ requestId }),
  data: z.discriminatedUnion('view', [
    z.extend(requestView, { view: z.literal('client') }),
    z.extend(staffRequestView, { view: z.literal('staff') }),
  ]),
});

export const updateRequestStatus = operation({
  function: 'updateRequestStatus',
  method: 'PUT',
  summary:
    'Changes the status of a request, or adds notes to its current status. Notifies the client unless the notes are private. Repeated calls with the same `key` change it once; another change with that key is a conflict.',
  repeatable: 'key',
  access: staffOnly,
  body: statusUpdate,
  data: z.object({ requestId, status: z.string() }),
});

export const updateRequest = operation({
  function: 'updateRequest',
  method: 'PUT',
  summary:
    'Edits a request for staff. Fails with a conflict if someone else changed the same fields first. If the address of the copy service is also that of the contact, changing it replaces the verification code, and the new one is emailed to the new address.',
  access: staffOnly,
  body: requestEdit,
  data: z.object({ requestId }),
});

export const fulfillRequest = operation({
  function: 'fulfillRequest',
  method: 'POST',
  summary:
    'Releases documents, sends an invoice, changes the status or adds notes, and sends a message, all together or nothing. Repeated calls with the same `key` change the request once; another content with that key is a conflict, and so is work of others since `seen`. A status that closes the request is set once the malware scan has accepted the documents.',
  repeatable: 'key',
  access: staffOnly,
  body: fulfillment,
  data: fulfilled,
});
