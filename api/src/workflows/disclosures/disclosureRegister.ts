import type { AccountingView } from '@portal/contract/disclosures/schemas/accountings.ts';
import {
  changeRegister,
  hashOfBody,
  readRegister,
  readRegistered,
  registerIdOf,
  subjectOf,
} from '../../data/requests/disclosureRegister.ts';
import { sha256 } from '../../data/audit/sha256.ts';
import { readEvent } from '../../data/requests/openings.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { accountingView } from '../../domain/disclosures/accountings.ts';
import { isDisclosure } from '../../domain/disclosures/disclosuresOf.ts';
import { couldBeSamePerson } from '../../domain/disclosures/matchesName.ts';
import type {
  RegisterCreation,
  RegisterRefusal,
  Register,
  RegisterChange,
  RegisterDecision,
  RegisterDocument,
  StoredAccounting,
  Writer,
} from '../../domain/disclosures/register.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { runTasksNow } from '../operations/runTask.ts';
import { signedInUser } from '../accounts/signedInUser.ts';

/** Registers are read so many at once. */
const MAX_CONCURRENT = 12;

interface By {
  readonly caller: Caller;
  readonly now: Date;
  readonly log: Log;
}

interface Patient {
  readonly patientName: string;
  readonly patientDob: string;
}

export async function writerOf({ caller, now }: By): Promise<Writer> {
  const user = await signedInUser(caller);
  return { ...authorOf(user), byTitle: user.jobTitle, now };
}

/** What a rule decided. Throws what it refuses. */
export function decided<T extends RegisterDocument>(decision: RegisterDecision<T>): RegisterChange<T> {
  if (decision.kind === 'refused') throw refusalOf(decision);
  return decision;
}

export function refusalOf({ code, message, field }: RegisterRefusal): PortalError {
  return new PortalError(code, message, field ? { fields: { [field]: message } } : {});
}

/**
 * Enters a document in the register. The same key enters it once: the second time answers what is there by then, or a
 * conflict where something else is sent with it.
 */
export async function enterInRegister<T extends RegisterDocument>(
  type: T['type'],
  body: { readonly key: string; readonly patientDob: string },
  decide: (making: RegisterCreation, register: Register, writer: Writer) => RegisterDecision<T>,
  by: By,
): Promise<T> {
  const { key, patientDob } = body;
  const making = {
    id: registerIdOf(type, key),
    subject: subjectOf(patientDob),
    contentHash: hashOfBody(body),
  };
  const writer = await writerOf(by);
  let entered: T | undefined;
  const pendingTasks = await changeRegister(
    making.subject,
    async (register) => {
      // By its id: the key may have entered something about a patient of another birth date.
      const before = await readRegistered(making.id);
      if (before?.contentHash !== undefined && before.contentHash !== making.contentHash)
        throw new PortalError('conflict', OTHER_CONTENT);
      entered = before ? (before as T) : undefined;
      if (entered) return null;
      const change = decided(decide(making, register, writer));
      entered = change.document;
      return change;
    },
    by.now,
  );
  await runTasksNow(pendingTasks, by.now, by.log);
  return entered!;
}

const OTHER_CONTENT =
  'This form was already saved with different content. Close it, look at the entry, and correct it there.';

/** Changes a document of the register. Not found when there is none of that kind with this id. */
export async function changeInRegister<T extends RegisterDocument>(
  type: T['type'],
  id: string,
  decide: (
    stored: T,
    register: Register,
    writer: Writer,
  ) => RegisterDecision<T> | Promise<RegisterDecision<T>>,
  by: By,
): Promise<T> {
  const stored = await readOfType<T>(type, id);
  const writer = await writerOf(by);
  let document = stored;
  const pendingTasks = await changeRegister(
    stored.subject,
    async (register) => {
      const current = documentIn<T>(register, id);
      if (!current) throw notFound('Entry not found');
      const change = decided(await decide(current, register, writer));
      document = change.document;
      return change;
    },
    by.now,
  );
  await runTasksNow(pendingTasks, by.now, by.log);
  return document;
}

/** A document of the register by its id. Throws not found. */
export async function readOfType<T extends RegisterDocument>(type: T['type'], id: string): Promise<T> {
  const stored = await readRegistered(id);
  if (stored?.type !== type) throw notFound('Entry not found');
  return stored as T;
}

function documentIn<T extends RegisterDocument>(register: Register, id: string): T | undefined {
  const all = [...register.disclosures, ...register.suspensions, ...register.accountings];
  return all.find((document) => document.id === id) as T | undefined;
}

/** The order id of the request that a disclosure belongs to; empty without one. Throws where it is another patient's. */
export async function orderIdForPatient(requestId: string | null, patient: Patient): Promise<string> {
  if (requestId === null) return '';
  const fields = (await readRequest(requestId))?.value.fields;
  if (fields && isOf(fields, patient)) return fields.orderId;
  const message = 'This request is about another patient';
  throw new PortalError('invalid_input', message, { fields: { requestId: message } });
}

/** Throws when a disclosure that is to be withheld does not exist, or is another patient's. */
export async function refuseUnknownDisclosure(disclosureId: string, patient: Patient): Promise<void> {
  if (await isDisclosureOf(disclosureId, patient)) return;
  const message = 'Disclosure not found';
  throw new PortalError('invalid_input', message, { fields: { disclosureId: message } });
}

async function isDisclosureOf(disclosureId: string, patient: Patient): Promise<boolean> {
  const slash = disclosureId.indexOf('/');
  if (slash < 0) {
    const entry = await readRegistered(disclosureId);
    return entry?.type === 'outside-disclosure' && isOf(entry, patient);
  }
  const [requestId, eventId] = [disclosureId.slice(0, slash), disclosureId.slice(slash + 1)];
  const [request, event] = await Promise.all([readRequest(requestId), readEvent(requestId, eventId)]);
  return !!request && !!event && isDisclosure(event) && isOf(request.value.fields, patient);
}

function isOf(one: Patient, other: Patient): boolean {
  return one.patientDob === other.patientDob && couldBeSamePerson(one.patientName, other.patientName);
}

/** Requests for an accounting as staff see them. */
export async function accountingViews(
  stored: readonly StoredAccounting[],
  now: Date,
): Promise<AccountingView[]> {
  const registers = new Map<string, Register>();
  const subjects = [...new Set(stored.map(({ subject }) => subject))];
  for (let from = 0; from < subjects.length; from += MAX_CONCURRENT) {
    const some = subjects.slice(from, from + MAX_CONCURRENT);
    const read = await Promise.all(some.map((subject) => readRegister(subject)));
    for (const [index, register] of read.entries()) registers.set(some[index]!, register);
  }
  return stored.map((one) => accountingView(one, registers.get(one.subject)!, now, sha256));
}
