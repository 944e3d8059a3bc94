import { readmitRequestAccount } from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { readmitOwner } from '../../../domain/requests/edits/removeOwner.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { changeRequestAccount } from '../../../workflows/accounts/ofRequest/requestAccounts.ts';

/** POST /api/readmitRequestAccount: the submitter or staff let a removed account add the request again. */
endpoint(readmitRequestAccount, async ({ body, caller, now, log }) => ({
  message: 'The account can add the request again',
  data: await changeRequestAccount(body, readmitOwner, caller, now, log),
}));
