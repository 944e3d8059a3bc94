import { addIncidentNote as operation } from '@portal/contract/incidents/endpoints.ts';
import { incidentKeyId } from '../../data/requests/incidents.ts';
import { addIncidentNote } from '../../domain/incidents/changeIncident.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeAndViewIncident } from '../../workflows/incidents/changeIncident.ts';

/** POST /api/incidentNotes: adds a note to an incident. */
endpoint(operation, async ({ body: { key, text, ...ref }, ...by }) => {
  const note = { noteId: incidentKeyId('not', key), text };
  const data = await changeAndViewIncident(
    ref,
    (stored, writer) => addIncidentNote(stored, note, writer),
    by,
  );
  return { message: 'Note added', data };
});
