import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';
import { authority } from '../authority/authority.ts';
import { seenAuthority } from '../authority/storedAuthority.ts';

export const changeAuthority = operation({
  function: 'changeAuthority',
  method: 'PUT',
  summary:
    'Sets or corrects on what authority the records of a request are released; null if it is not known. Fails with a conflict if someone else changed it first. An undecided review gets a new version, and another kind ends the checks of the earlier kind.',
  access: staffOnly,
  body: z.object({
    requestId,
    authority: z.nullable(authority),
    /** The authority that the caller saw; null if there was none. */
    seen: z.nullable(seenAuthority),
  }),
  data: z.object({ requestId }),
});
