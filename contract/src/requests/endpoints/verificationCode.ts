import * as z from 'zod/mini';
import { operation, signedIn, staffOnly } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';

export const revealVerificationCode = operation({
  function: 'revealVerificationCode',
  method: 'POST',
  summary:
    'Returns the verification code of a request, to pass it on to the client. The access is recorded in the activity.',
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object({ requestId }),
  data: z.object({ verificationCode: z.string() }),
});

export const replaceVerificationCode = operation({
  function: 'replaceVerificationCode',
  method: 'POST',
  summary:
    'Replaces the verification code of a request, for staff and the client who submitted it. The old code, its link and its access tokens stop working, and the new code is emailed to the contact of the request. Repeated calls with the same `key` replace it once. Each side can replace it five times a day.',
  repeatable: 'key',
  access: signedIn,
  rateLimit: { limit: 60, windowSeconds: 600, per: 'account' },
  body: z.object({ requestId, key: z.uuid('The key must be a UUID') }),
  data: z.object({
    requestId,
    /** The address of the contact; empty if no email is sent: the request has none, or the portal no longer emails it. */
    emailedTo: z.string(),
  }),
});
