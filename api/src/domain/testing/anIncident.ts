import type { StoredIncident } from '../incidents/incident.ts';

/** An open incident of two documents, discovered on March 11, 2026, with the given fields changed. */
export function anIncident(changed: Partial<StoredIncident> = {}): StoredIncident {
  return {
    id: 'incident|inc_1',
    requestId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa',
    type: 'incident',
    incidentId: 'inc_1',
    contentHash: 'hash',
    revision: 1,
    at: '2026-03-12T08:00:00.000Z',
    by: 'usr_1',
    byName: 'Sam Clerk',
    fileIds: ['one', 'two'],
    releasedOn: '2026-02-20',
    what: 'Sent to the firm of another patient',
    discoveredOn: '2026-03-11',
    corrections: [],
    assessment: null,
    notes: [],
    letters: [],
    closings: [],
    due: '2026-05-10',
    ...changed,
  };
}
