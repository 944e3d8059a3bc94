import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { instant, requestId } from '../../fields/fields.ts';

/** Who did something: this account, another account, someone who has the Order ID and code, or the provider. Never a name. */
export const accessors = ['you', 'account', 'code', 'staff'] as const;

/** What was opened, which account was added, removed or readmitted, or that the verification code was replaced or the address of the contact corrected. An account opens a request once a day at most. */
export const accessActions = [
  'request',
  'open',
  'preview',
  'download',
  'added',
  'removed',
  'readmitted',
  'code-replaced',
  'contact-changed',
] as const;

/** Something of a request that was opened, or a change of who has it. */
export const accessEntry = z.object({
  at: instant,
  by: z.enum(accessors),
  action: z.enum(accessActions),
  /** Null for the request itself and for a file that is gone. */
  fileName: z.nullable(z.string()),
  /** The masked address of the account that did it, or that was removed or readmitted; absent for others, empty if it is gone. */
  account: z.optional(z.string()),
});

export type AccessEntry = z.output<typeof accessEntry>;

export const getAccessLog = operation({
  function: 'getAccessLog',
  method: 'GET',
  summary:
    'Lists who opened a request and its files and which accounts added it, newest first, for the account that submitted it. Masks addresses, and leaves out disclosures that an agency suspended.',
  access: ['client'],
  rateLimit: { limit: 60, windowSeconds: 60 },
  query: z.object({ requestId }),
  data: z.object({
    entries: z.array(accessEntry),
    /** Whether older entries were left out. */
    isTruncated: z.boolean(),
  }),
});
