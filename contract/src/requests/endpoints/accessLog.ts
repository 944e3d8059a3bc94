import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { instant, requestId } from '../../fields/fields.ts';

/** Who opened something: this account, someone else who has the Order ID and code, or the provider. Never a name. */
export const accessors = ['you', 'code', 'staff'] as const;

/** Something of a request that was opened. `fileName` is null for the request itself and for a file that is gone. */
export const accessEntry = z.object({
  at: instant,
  by: z.enum(accessors),
  action: z.enum(['request', 'open', 'preview', 'download']),
  fileName: z.nullable(z.string()),
});

export type AccessEntry = z.output<typeof accessEntry>;

export const getAccessLog = operation({
  function: 'getAccessLog',
  method: 'GET',
  path: 'getAccessLog',
  summary:
    'Lists who opened or downloaded files of a request, newest first, for the account that submitted it. Names nobody, and leaves out disclosures that an agency suspended.',
  access: ['client'],
  rateLimit: { limit: 60, windowSeconds: 60 },
  query: z.object({ requestId }),
  data: z.object({
    entries: z.array(accessEntry),
    /** Whether older entries were left out. */
    isTruncated: z.boolean(),
  }),
});
