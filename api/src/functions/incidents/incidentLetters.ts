import * as entries from '@portal/contract/incidents/endpoints.ts';
import { readLetter, requireIncident } from '../../data/requests/incidents.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { issuedLetterOf, issueIncidentLetter } from '../../workflows/incidents/incidentLetters.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** POST /api/incidentLetters: issues a letter about an incident. */
endpoint(entries.issueIncidentLetter, async ({ body, caller, now, log }) => ({
  message: 'Letter issued',
  data: await issueIncidentLetter(body, caller, now, log),
}));

/** GET /api/incidentLetters: a letter as it was issued. Records the access first. */
endpoint(entries.readIncidentLetter, async ({ query, caller, now, log }) => {
  const { requestId, incidentId, letterId } = query;
  const letter = issuedLetterOf(await requireIncident(requestId, incidentId), letterId);
  const bytes = await readLetter(requestId, letter);
  const details = { incidentId, letterId };
  const view = { kind: 'incident-letter-read', details } as const;
  await runTasksNow(await recordView(requestId, actorOf(caller), now, view), now, log);
  return { data: { name: letter.name, content: bytes.toString('base64') } };
});
