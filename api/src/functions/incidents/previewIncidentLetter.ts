import { previewIncidentLetter as operation } from '@portal/contract/incidents/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { previewIncidentLetter } from '../../workflows/incidents/incidentLetters.ts';

/** POST /api/previewIncidentLetter: a letter about an incident as PDF, not stored. */
endpoint(operation, async ({ body, caller, now }) => ({
  data: await previewIncidentLetter(body, caller, now),
}));
