import type { AccountingView } from '@portal/contract/disclosures/schemas/accountings.ts';
import {
  changeDisclosureLog,
  hashOfBody,
  readDisclosureLog,
  readDisclosureLogEntry,
  disclosureLogEntryId,
  subjectOf,
} from '../../data/requests/disclosureLog.ts';
import { sha256 } from '../../data/audit/sha256.ts';
import { readEvent } from '../../data/requests/events/fileOpenedEvents.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { accountingView } from '../../domain/disclosures/accountings.ts';
import { isDisclosure } from '../../domain/disclosures/disclosuresOf.ts';
import { couldBeSamePerson } from '../../domain/disclosures/matchesName.ts';
import type {
  NewEntryIds,
  DisclosureLogRefusal,
  DisclosureLog,
  DisclosureLogChange,
  DisclosureLogDecision,
  DisclosureLogEntry,
  StoredAccounting,
  Writer,
} from '../../domain/disclosures/disclosureLog.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { signedInUser } from '../accounts/signedInUser.ts';

/** Disclosure logs that are read concurrently. */
const MAX_CONCURRENT = 12;

interface CallContext {
  readonly caller: Caller;
  readonly now: Date;
  readonly log: Log;
}

interface PatientRef {
  readonly patientName: string;
  readonly patientDob: string;
}

async function loadWriter({ caller, now }: CallContext): Promise<Writer> {
  const user = await signedInUser(caller);
  return { ...authorOf(user), byTitle: user.jobTitle, now };
}

/** Returns the change that a rule decided. Throws if the rule refused. */
function requireAccepted<T extends DisclosureLogEntry>(
  decision: DisclosureLogDecision<T>,
): DisclosureLogChange<T> {
  if (decision.kind === 'refused') throw refusalOf(decision);
  return decision;
}

export function refusalOf({ code, message, field }: DisclosureLogRefusal): PortalError {
  return new PortalError(code, message, field ? { fields: { [field]: message } } : {});
}

/**
 * Creates an entry in the disclosure log. Repeating a call with the same key returns the stored entry. Throws `conflict`
 * for the same key with different content.
 */
export async function createDisclosureLogEntry<T extends DisclosureLogEntry>(
  type: T['type'],
  body: { readonly key: string; readonly patientDob: string },
  decide: (creation: NewEntryIds, disclosureLog: DisclosureLog, writer: Writer) => DisclosureLogDecision<T>,
  by: CallContext,
): Promise<T> {
  const { key, patientDob } = body;
  const creation = {
    id: disclosureLogEntryId(type, key),
    subject: subjectOf(patientDob),
    contentHash: hashOfBody(body),
  };
  const writer = await loadWriter(by);
  let document: T | undefined;
  const pendingTasks = await changeDisclosureLog(
    creation.subject,
    async (disclosureLog) => {
      // Read by ID: the same key may have been used for a patient with another birth date.
      const before = await readDisclosureLogEntry(creation.id);
      if (before?.contentHash !== undefined && before.contentHash !== creation.contentHash)
        throw new PortalError('conflict', OTHER_CONTENT);
      document = before ? (before as T) : undefined;
      if (document) return null;
      const change = requireAccepted(decide(creation, disclosureLog, writer));
      document = change.document;
      return change;
    },
    by.now,
  );
  await runTasksNow(pendingTasks, by.now, by.log);
  return document!;
}

const OTHER_CONTENT =
  'This form was already saved with different content. Close it, look at the entry, and correct it there.';

/** Changes an entry of the disclosure log. Throws not found if there is none of that type with this ID. */
export async function changeDisclosureLogEntry<T extends DisclosureLogEntry>(
  type: T['type'],
  id: string,
  decide: (
    stored: T,
    disclosureLog: DisclosureLog,
    writer: Writer,
  ) => DisclosureLogDecision<T> | Promise<DisclosureLogDecision<T>>,
  by: CallContext,
): Promise<T> {
  await requireDisclosureLogEntry<T>(type, id);
  return changeDisclosureLogEntryAs(type, id, decide, await loadWriter(by), by.log);
}

/** Changes an entry of the disclosure log for a person who does not wait for it. */
export async function changeDisclosureLogEntryAs<T extends DisclosureLogEntry>(
  type: T['type'],
  id: string,
  decide: (
    stored: T,
    disclosureLog: DisclosureLog,
    writer: Writer,
  ) => DisclosureLogDecision<T> | Promise<DisclosureLogDecision<T>>,
  writer: Writer,
  log: Log,
): Promise<T> {
  const stored = await requireDisclosureLogEntry<T>(type, id);
  let document = stored;
  const pendingTasks = await changeDisclosureLog(
    stored.subject,
    async (disclosureLog) => {
      const current = entryIn<T>(disclosureLog, id);
      if (!current) throw notFound('Entry not found');
      const change = requireAccepted(await decide(current, disclosureLog, writer));
      document = change.document;
      return change;
    },
    writer.now,
  );
  await runTasksNow(pendingTasks, writer.now, log);
  return document;
}

/** Returns an entry of the disclosure log by its ID. Throws not found. */
export async function requireDisclosureLogEntry<T extends DisclosureLogEntry>(
  type: T['type'],
  id: string,
): Promise<T> {
  const stored = await readDisclosureLogEntry(id);
  if (stored?.type !== type) throw notFound('Entry not found');
  return stored as T;
}

function entryIn<T extends DisclosureLogEntry>(disclosureLog: DisclosureLog, id: string): T | undefined {
  const all = [...disclosureLog.disclosures, ...disclosureLog.suspensions, ...disclosureLog.accountings];
  return all.find((document) => document.id === id) as T | undefined;
}

/**
 * Returns the Order ID of the request that a disclosure belongs to; empty without a request. Throws if the request is
 * about another patient.
 */
export async function orderIdForPatient(requestId: string | null, patient: PatientRef): Promise<string> {
  if (requestId === null) return '';
  const fields = (await readRequest(requestId))?.value.fields;
  if (fields && isSamePatient(fields, patient)) return fields.orderId;
  const message = 'This request is about another patient';
  throw new PortalError('invalid_input', message, { fields: { requestId: message } });
}

/** Throws if a disclosure to be withheld does not exist or is about another patient. */
export async function refuseUnknownDisclosure(disclosureId: string, patient: PatientRef): Promise<void> {
  if (await isDisclosureOf(disclosureId, patient)) return;
  const message = 'Disclosure not found';
  throw new PortalError('invalid_input', message, { fields: { disclosureId: message } });
}

async function isDisclosureOf(disclosureId: string, patient: PatientRef): Promise<boolean> {
  const slash = disclosureId.indexOf('/');
  if (slash < 0) {
    const entry = await readDisclosureLogEntry(disclosureId);
    return entry?.type === 'outside-disclosure' && isSamePatient(entry, patient);
  }
  const [requestId, eventId] = [disclosureId.slice(0, slash), disclosureId.slice(slash + 1)];
  const [request, event] = await Promise.all([readRequest(requestId), readEvent(requestId, eventId)]);
  if (!request || !event) return false;
  return isDisclosure(request.value, event) && isSamePatient(request.value.fields, patient);
}

function isSamePatient(one: PatientRef, other: PatientRef): boolean {
  return one.patientDob === other.patientDob && couldBeSamePerson(one.patientName, other.patientName);
}

/** Returns requests for accountings as staff see them. */
export async function accountingViews(
  stored: readonly StoredAccounting[],
  now: Date,
): Promise<AccountingView[]> {
  const disclosureLogs = new Map<string, DisclosureLog>();
  const subjects = [...new Set(stored.map(({ subject }) => subject))];
  for (let from = 0; from < subjects.length; from += MAX_CONCURRENT) {
    const batch = subjects.slice(from, from + MAX_CONCURRENT);
    const read = await Promise.all(batch.map((subject) => readDisclosureLog(subject)));
    for (const [index, disclosureLog] of read.entries()) disclosureLogs.set(batch[index]!, disclosureLog);
  }
  return stored.map((one) => accountingView(one, disclosureLogs.get(one.subject)!, now, sha256));
}
