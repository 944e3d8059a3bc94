import type { IncidentView } from '@portal/contract/incidents/schemas.ts';

/** An open incident of one document that the holder downloaded, with the given fields changed. */
export function anIncidentView(changed: Partial<IncidentView> = {}): IncidentView {
  return {
    incidentId: `inc_${'1'.repeat(32)}`,
    requestId: 'req_00000000000000000001',
    orderId: 'LAW-2026-001',
    patientName: 'Maria Alvarez',
    at: '2026-11-04T15:00:00.000Z',
    byName: 'Sam Clerk',
    files: 1,
    discoveredOn: '2026-11-04',
    dueOn: '2027-01-03',
    daysLeft: 45,
    state: 'open',
    outcome: null,
    revision: 1,
    what: 'Sent to the firm of another patient',
    californiaOn: '2026-11-25',
    documents: [{ fileId: `file_${'6'.repeat(32)}`, name: 'chart.pdf', endedAt: '2026-11-04T15:00:00.000Z' }],
    corrections: [],
    assessment: null,
    notes: [],
    letters: [],
    closings: [],
    accesses: [
      {
        at: '2026-11-03T15:00:00.000Z',
        document: 'chart.pdf',
        action: 'download',
        by: 'holder',
        name: '',
        email: '',
      },
    ],
    isComplete: true,
    accounts: [],
    ...changed,
  };
}
