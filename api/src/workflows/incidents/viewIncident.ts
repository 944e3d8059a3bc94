import { CALIFORNIA_BUSINESS_DAYS } from '@portal/contract/incidents/rules.ts';
import type { IncidentView } from '@portal/contract/incidents/schemas.ts';
import { readUser } from '../../data/accounts/users.ts';
import { facilityDay, readDeadlineRules } from '../../data/configuration/deadlineRules.ts';
import { listFileOpenedEvents } from '../../data/requests/events/fileOpenedEvents.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { closedDays, countDays } from '../../domain/deadlines/businessDays.ts';
import { calendarOf } from '../../domain/deadlines/calculateDeadline.ts';
import type { StoredIncident } from '../../domain/incidents/incident.ts';
import { incidentView } from '../../domain/incidents/incidentViews.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/** Accesses that a view lists. */
const MAX_ACCESSES = 1000;

/** The incidents of a request with who opened the documents, from the events that accountings read. */
export async function viewIncidents(
  incidents: readonly StoredIncident[],
  request: RequestDocument,
  now: Date,
): Promise<IncidentView[]> {
  const period = { from: '0000', to: '9999' };
  const [today, events, rules] = await Promise.all([
    facilityDay(now),
    listFileOpenedEvents({ requestId: request.requestId, ...period, limit: MAX_ACCESSES + 1 }),
    readDeadlineRules(),
  ]);
  const ids = [...request.owners, ...events.flatMap(({ by }) => by.id ?? [])];
  const users = await Promise.all([...new Set(ids)].map(readUser));
  const people = new Map(
    users.flatMap((user) =>
      user ? [[user.userId, { name: nameOfUser(user), email: user.email }] as const] : [],
    ),
  );
  const { holidays } = calendarOf(rules.value, request.fields.facilityName ?? '');
  const closedOn = closedDays(holidays);
  return incidents.map((incident) => {
    const count = { days: CALIFORNIA_BUSINESS_DAYS, unit: 'business', pauses: [], notBefore: null } as const;
    return incidentView(incident, request, {
      today,
      californiaOn: countDays({ ...count, trigger: incident.discoveredOn, closedOn }).dueDate,
      events: events.slice(0, MAX_ACCESSES),
      isComplete: events.length <= MAX_ACCESSES,
      people,
    });
  });
}

/** An incident of a request with who opened its documents. */
export async function viewIncident(
  incident: StoredIncident,
  request: RequestDocument,
  now: Date,
): Promise<IncidentView> {
  const [view] = await viewIncidents([incident], request, now);
  return view!;
}
