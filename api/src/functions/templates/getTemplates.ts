import { getTemplates } from '@portal/contract/templates/endpoints.ts';
import { readTemplates } from '../../data/configuration/templates.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/getTemplates: the names of the message templates. */
endpoint(getTemplates, async () => {
  const { templates } = await readTemplates();
  const data = templates.map(({ templateId, name, version, asLetter }) => ({
    templateId,
    name,
    version,
    asLetter,
  }));
  return { data: data.toSorted((a, b) => a.name.localeCompare(b.name)) };
});
