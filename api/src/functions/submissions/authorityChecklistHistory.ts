import { authorityChecklistHistory } from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import { readStoredChecklistsNow } from '../../data/configuration/authorityChecklists.ts';
import { authorityChecklistHistoryPage } from '../../domain/submissions/authorityChecklists.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/authorityChecklistHistory?before: ten versions of the authority checklists, newest first. */
endpoint(authorityChecklistHistory, async ({ query: { before } }) => ({
  data: authorityChecklistHistoryPage(await readStoredChecklistsNow(), before ?? null),
}));
