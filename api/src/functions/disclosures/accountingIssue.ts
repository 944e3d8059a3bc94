import { issueAccountingStatus } from '@portal/contract/disclosures/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { issueStatus } from '../../workflows/disclosures/orderIssue.ts';

/** GET /api/accountingIssue: whether an accounting is issued that the caller ordered. */
endpoint(issueAccountingStatus, async ({ query, caller, now }) => ({
  data: await issueStatus(query, caller, now),
}));
