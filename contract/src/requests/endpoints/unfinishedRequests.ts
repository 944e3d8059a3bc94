import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { draftId, instant } from '../../fields/fields.ts';
import { unfinishedContent, unfinishedRequest } from '../schemas/unfinishedRequest.ts';

export const listUnfinishedRequests = operation({
  function: 'unfinishedRequests',
  method: 'GET',
  summary:
    'Lists the requests that the signed-in client started in the wizard and has not paid, newest first.',
  access: ['client'],
  data: z.array(unfinishedRequest),
});

export const saveUnfinishedRequest = operation({
  function: 'unfinishedRequests',
  method: 'PUT',
  summary:
    'Saves a request of the wizard for the signed-in client. `conflict` if another device saved or discarded it since `seenVersion`; `gone` if it was paid or submitted; `too_large` at the limit of unfinished requests per account.',
  access: ['client'],
  rateLimit: { limit: 600, windowSeconds: 600 },
  body: z.object({
    ...unfinishedContent,
    /** The version that this device loaded or saved last; 0 for a new request. */
    seenVersion: z.int().check(z.minimum(0)),
  }),
  data: z.object({ version: z.int(), expiresAt: instant }),
});

export const discardUnfinishedRequest = operation({
  function: 'unfinishedRequests',
  method: 'DELETE',
  summary:
    'Discards an unfinished request of the signed-in client and cancels its open payment. `conflict` if the payment succeeded or is being processed. Its files are deleted by the next nightly retention run.',
  access: ['client'],
  body: z.object({ draftId }),
  data: z.object({ draftId }),
});
