import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { instant, requestId } from '../../fields/fields.ts';

/** Names an account within one request. It does not tell whether the same account has another request. */
export const requestAccountId = z.string().check(z.regex(/^[\w-]{32}$/, 'Account not found'));

/** An account that has a request in its list. */
export const requestAccount = z.object({
  accountId: requestAccountId,
  /** The masked address, such as `j•••@firm.example`; empty if the account is gone. */
  email: z.string(),
  isYou: z.boolean(),
  /** Whether it submitted the request, so that it cannot be removed. */
  isSubmitter: z.boolean(),
  /** Null for the submitter, and for accounts that added the request before the time was stored. */
  addedAt: z.nullable(instant),
});

export type RequestAccount = z.output<typeof requestAccount>;

/** An account that was removed from a request and cannot add it again. */
export const removedAccount = z.object({
  accountId: requestAccountId,
  email: z.string(),
  removedAt: instant,
  removedBy: z.enum(['submitter', 'staff']),
});

export type RemovedAccount = z.output<typeof removedAccount>;

export const requestAccounts = z.object({
  /** The submitter first, then in the order in which they added it. */
  accounts: z.array(requestAccount),
  /** Latest removal first. */
  removed: z.array(removedAccount),
});

export type RequestAccounts = z.output<typeof requestAccounts>;

/** Staff, and the client who submitted the request. Other clients get 404. */
const access = ['client', 'staff', 'admin'] as const;

const change = z.object({ requestId, accountId: requestAccountId });

export const getRequestAccounts = operation({
  function: 'getRequestAccounts',
  method: 'GET',
  summary:
    'Lists the accounts that have a request in their list, and those that were removed, with masked addresses. For staff and the account that submitted the request.',
  access,
  rateLimit: { limit: 120, windowSeconds: 60, per: 'account' },
  query: z.object({ requestId }),
  data: requestAccounts,
});

export const removeRequestAccount = operation({
  function: 'removeRequestAccount',
  method: 'POST',
  summary:
    'Removes an account from a request. It no longer sees the request, is not notified of it, and cannot add it again. Repeating the call changes nothing.',
  repeatable: true,
  access,
  rateLimit: { limit: 60, windowSeconds: 60, per: 'account' },
  body: change,
  data: requestAccounts,
});

export const readmitRequestAccount = operation({
  function: 'readmitRequestAccount',
  method: 'POST',
  summary:
    'Lets a removed account add the request again, with its Order ID and verification code. Repeating the call changes nothing.',
  repeatable: true,
  access,
  rateLimit: { limit: 60, windowSeconds: 60, per: 'account' },
  body: change,
  data: requestAccounts,
});
