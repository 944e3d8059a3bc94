import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';
import { scopeNarrowing } from './schemas.ts';

export const narrowScope = operation({
  function: 'narrowScope',
  method: 'PUT',
  summary:
    'Narrows the scope of a request with the client’s consent, and notifies the client. The new scope must be a part of the current one; nothing can widen it. All versions are kept. Fails with a conflict if the caller did not see the current version.',
  access: staffOnly,
  body: scopeNarrowing,
  data: z.object({ requestId, version: z.int() }),
});
