import type { PatientPeriod } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { dayAfter } from '@portal/contract/requests/rules/attention.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { readUser } from '../../data/accounts/users.ts';
import { listFileOpenedEvents } from '../../data/requests/events/fileOpenedEvents.ts';
import { readDisclosureLog, subjectOf } from '../../data/requests/disclosureLog.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { listMonths } from '../../data/views/listMonths.ts';
import { type PatientRow, requestsOfPatient } from '../../data/views/requestsOfPatient.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import {
  disclosuresOf,
  isOpening,
  openingOf,
  type PortalDisclosure,
} from '../../domain/disclosures/disclosuresOf.ts';
import type { Recipient } from '../../domain/disclosures/recipientOf.ts';
import { matchesName, termsOfName } from '../../domain/disclosures/matchesName.ts';
import { findDisclosures, type DisclosureWithNames } from '../../domain/disclosures/findDisclosures.ts';
import type { DisclosureLog } from '../../domain/disclosures/disclosureLog.ts';
import { withheldUntil } from '../../domain/disclosures/suspensions.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { StoredEvent } from '../../domain/requests/storedEvent.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { actorOf } from '../accounts/actorOf.ts';

/** Limits of one lookup, so that the call ends in time. */
const MAX_DISCLOSURES = 10_000;
const MAX_REQUESTS = 500;
const MAX_CONCURRENT = 12;

export interface PatientDisclosures {
  readonly patients: readonly string[];
  readonly requests: readonly PatientRow[];
  readonly isComplete: boolean;
  /** Newest first. */
  readonly disclosures: readonly DisclosureWithNames[];
}

/** Which patient names with the birth date to find. */
interface NameSearch {
  /** Word prefixes that every matching name has; narrows the query. */
  readonly words: readonly string[];
  readonly matches: (name: string) => boolean;
}

/**
 * Looks up the disclosures of a patient for staff. Records in the audit trail who did it and which requests were read,
 * without the patient's name.
 */
export async function lookUpDisclosures(
  period: PatientPeriod,
  disclosureLog: Pick<DisclosureLog, 'disclosures' | 'suspensions'>,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
  search?: NameSearch,
): Promise<PatientDisclosures> {
  const found = await findPatientDisclosures(period, disclosureLog, now, search);
  const details = {
    requests: found.requests.map(({ requestId }) => requestId).join(','),
    disclosures: found.disclosures.length,
    from: period.from,
    to: period.to,
  };
  await recordPortalEvent({ kind: 'disclosures-accounted', by: actorOf(caller), details }, now);
  return found;
}

/**
 * Finds every disclosure of a patient's records in a period, from the events of the requests and from the disclosure log of
 * disclosures outside the portal. Marks what is withheld now. `search` defaults to names that start like the patient's.
 */
export async function findPatientDisclosures(
  period: PatientPeriod,
  disclosureLog: Pick<DisclosureLog, 'disclosures' | 'suspensions'>,
  now: Date,
  search: NameSearch = {
    words: termsOfName(period.patientName),
    matches: (name) => matchesName(period.patientName, name),
  },
): Promise<PatientDisclosures> {
  const { rows, isAll } = await rowsOf(period.patientDob, search);
  const people = new Map<string, Recipient>();
  const disclosures: PortalDisclosure[] = [];
  let isComplete = isAll && rows.length <= MAX_REQUESTS;
  const examined = rows.slice(0, MAX_REQUESTS);
  for (let from = 0; from < examined.length; from += MAX_CONCURRENT) {
    const parts = await Promise.all(
      examined
        .slice(from, from + MAX_CONCURRENT)
        .map(({ requestId }) => disclosuresIn(requestId, period, people)),
    );
    for (const part of parts) disclosures.push(...part);
    if (disclosures.length < MAX_DISCLOSURES) continue;
    isComplete = false;
    break;
  }
  const found = findDisclosures(disclosures, disclosureLog, period, now, search.matches);
  return {
    patients: [...new Set([...examined, ...found].map(({ patientName }) => patientName))].toSorted(),
    requests: examined,
    isComplete: isComplete && found.length <= MAX_DISCLOSURES,
    disclosures: found.slice(0, MAX_DISCLOSURES),
  };
}

/** `isAll`: no partition had more rows with these words than one query returns; theirs may be of other patients. */
async function rowsOf(
  patientDob: string,
  { words, matches }: NameSearch,
): Promise<{ rows: PatientRow[]; isAll: boolean }> {
  let isAll = true;
  const pks = (await listMonths()).flatMap((month) => month.pks);
  const found: PatientRow[] = [];
  for (let from = 0; from < pks.length; from += MAX_CONCURRENT) {
    const batch = pks.slice(from, from + MAX_CONCURRENT);
    const parts = await Promise.all(
      batch.map((pk) => requestsOfPatient(pk, words, patientDob, MAX_REQUESTS + 1)),
    );
    for (const part of parts) {
      found.push(...part);
      isAll &&= part.length <= MAX_REQUESTS;
    }
  }
  return { rows: found.filter((row) => matches(row.patientName)), isAll };
}

async function disclosuresIn(
  requestId: string,
  { from, to }: PatientPeriod,
  people: Map<string, Recipient>,
): Promise<PortalDisclosure[]> {
  const until = dayAfter(new Date(`${to}T00:00:00.000Z`), 1);
  const [stored, events] = await Promise.all([
    readRequest(requestId),
    listFileOpenedEvents({ requestId, from, to: until, limit: MAX_DISCLOSURES }),
  ]);
  if (!stored) return [];
  await addPeople(people, events);
  return disclosuresOf(stored.value, events, people);
}

/** Reads the accounts behind events that are not among the people yet. */
async function addPeople(people: Map<string, Recipient>, events: readonly StoredEvent[]): Promise<void> {
  for (const id of new Set(events.map(({ by }) => by.id).filter((one) => one !== null))) {
    const user = people.has(id) ? null : await readUser(id);
    if (user) people.set(id, { name: nameOfUser(user), email: user.email });
  }
}

/**
 * Returns the ids of those openings of documents that a suspension withholds now. Also of documents that the recipient's
 * side sent, which are not disclosures: they would tell of the agency.
 */
export async function withheldEvents(
  request: RequestDocument,
  events: readonly StoredEvent[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { suspensions } = await readDisclosureLog(subjectOf(request.fields.patientDob));
  if (suspensions.length === 0) return new Set();
  const people = new Map<string, Recipient>();
  const openings = events.filter(isOpening);
  await addPeople(people, openings);
  const withheld = openings.filter(
    (event) => withheldUntil(openingOf(request, event, people), suspensions, now) !== null,
  );
  return new Set(withheld.map(({ id }) => id));
}
