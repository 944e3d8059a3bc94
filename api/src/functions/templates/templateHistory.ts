import { templateHistory } from '@portal/contract/templates/endpoints.ts';
import { readTemplatesNow } from '../../data/configuration/templates.ts';
import { templateHistoryPage } from '../../domain/templates/templateRules.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/templateHistory?before: ten changes of message templates, newest first. */
endpoint(templateHistory, async ({ query: { before } }) => ({
  data: templateHistoryPage(await readTemplatesNow(), before ?? null),
}));
