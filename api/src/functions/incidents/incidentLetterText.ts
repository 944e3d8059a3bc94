import { incidentLetterText } from '@portal/contract/incidents/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { draftIncidentLetter } from '../../workflows/incidents/incidentLetters.ts';

/** GET /api/incidentLetterText: the text of a letter about an incident from its template. */
endpoint(incidentLetterText, async ({ query }) => ({ data: await draftIncidentLetter(query) }));
