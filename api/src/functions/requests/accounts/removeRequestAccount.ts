import { removeRequestAccount } from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { removeOwner } from '../../../domain/requests/edits/removeOwner.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { changeRequestAccount } from '../../../workflows/accounts/ofRequest/requestAccounts.ts';

/** POST /api/removeRequestAccount: the submitter or staff take a request out of an account's list. */
endpoint(removeRequestAccount, async ({ body, caller, now, log }) => ({
  message: 'Account removed',
  data: await changeRequestAccount(body, removeOwner, caller, now, log),
}));
