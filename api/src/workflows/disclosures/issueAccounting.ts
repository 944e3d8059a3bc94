import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { issueAccounting as operation } from '@portal/contract/disclosures/endpoints.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import type { Disclosure } from '@portal/contract/disclosures/schemas/disclosures.ts';
import { writeIssuedFile } from '../../data/requests/disclosureLog.ts';
import { sha256 } from '../../data/audit/sha256.ts';
import {
  entriesHash,
  feeExemption,
  issueRefusal,
  recordIssue,
} from '../../domain/disclosures/accountings.ts';
import { isSimilarName, isSameName, termsOfName } from '../../domain/disclosures/matchesName.ts';
import { accountingFacts, disclosureColumns, disclosureRow } from '../../domain/disclosures/disclosureRow.ts';
import { lacksPurpose } from '../../domain/disclosures/disclosuresOf.ts';
import { listedDisclosures, withheldDisclosures } from '../../domain/disclosures/findDisclosures.ts';
import {
  signatureOf,
  refuseDisclosureLogChange,
  type DisclosureLog,
  type DisclosureLogDecision,
  type DisclosureLogRefusal,
  type StoredAccounting,
  type Writer,
} from '../../domain/disclosures/disclosureLog.ts';
import { missingDetailsOf } from '../../domain/disclosures/suspensions.ts';
import { disclosureRows, disclosureSheet } from '../../services/pdf/disclosureSheet.ts';
import { mapInTurns } from '../../services/concurrency/mapInTurns.ts';
import { printLongSheet } from '../../services/printing/print.ts';
import { findPatientDisclosures } from './findPatientDisclosures.ts';
import { printContextFor } from '../notifications/printContextFor.ts';

type IssueInput = Pick<
  BodyOf<typeof operation>,
  'seen' | 'otherNames' | 'withoutPurpose' | 'reason' | 'language' | 'timeZone'
>;

const UNKNOWN_NAME = 'No record with this date of birth has one of these names. Please reload the page.';
const NO_PURPOSE =
  'Some disclosures have no purpose. State the authority for release of their requests, or confirm that the accounting is issued without it.';

/** Why an accounting cannot be issued now; null if it can. */
export async function refusalToIssue(
  stored: StoredAccounting,
  input: Pick<IssueInput, 'seen' | 'otherNames' | 'reason'>,
  disclosureLog: DisclosureLog,
  now: Date,
): Promise<DisclosureLogRefusal | null> {
  const refusal = issueRefusal(stored, input, disclosureLog, now);
  if (refusal || confirmedNames(stored, input).length === 0) return refusal;
  return (await disclosuresToIssue(stored, input, disclosureLog, now)).refusal;
}

/**
 * Decides to issue an accounting. It lists what is known now under exactly the patient's name and birth date, and under
 * other names that staff confirmed: a lookup also finds similar names, and a twin's disclosures must not be released.
 * Writes the files before it records the issue, so a recorded file always exists. If another writer was faster, it
 * issues again; the unused files expire. `order` is stored with the issue.
 */
export async function issueAccounting(
  stored: StoredAccounting,
  input: IssueInput & { readonly order: string },
  disclosureLog: DisclosureLog,
  writer: Writer,
): Promise<DisclosureLogDecision<StoredAccounting>> {
  const { now } = writer;
  const refused = issueRefusal(stored, input, disclosureLog, now);
  if (refused) return refused;
  const { otherNames, disclosures, isComplete, refusal } = await disclosuresToIssue(
    stored,
    input,
    disclosureLog,
    now,
  );
  if (refusal) return refusal;
  const listed = listedDisclosures(disclosures);
  if (!input.withoutPurpose && listed.some(lacksPurpose))
    return refuseDisclosureLogChange(NO_PURPOSE, 'withoutPurpose');
  const withheld = withheldDisclosures(disclosures);
  const issueId = `iss_${randomUUID().replaceAll('-', '')}`;
  const [pdf, csv] = await Promise.all([
    writeIssuedFile(issueId, 'pdf', await pdfOf(stored, { disclosures: listed, isComplete }, input, writer)),
    writeIssuedFile(issueId, 'csv', await csvOf(stored, listed, isComplete, now)),
  ]);
  const issue = {
    issueId,
    ...signatureOf(writer),
    disclosures: listed.length,
    isComplete,
    withheld: withheld.length,
    files: { pdf, csv },
    otherNames,
    reason: stored.issues.length > 0 ? input.reason : '',
    order: input.order,
    missingDetails: missingDetailsOf(withheld, disclosureLog.suspensions, now),
    entries: entriesHash(stored, otherNames, disclosureLog.disclosures, sha256),
  };
  const [until = null] = withheld.map(({ withheldUntil }) => withheldUntil!).toSorted();
  const { isFree } = feeExemption(stored, disclosureLog.accountings);
  return recordIssue(stored, issue, { until, isFree }, writer);
}

/** The disclosures under the names of the patient. `refusal` is set if no record has one of the confirmed names. */
async function disclosuresToIssue(
  stored: StoredAccounting,
  input: Pick<IssueInput, 'otherNames'>,
  disclosureLog: DisclosureLog,
  now: Date,
) {
  const otherNames = confirmedNames(stored, input);
  const names = [stored.patientName, ...otherNames];
  const matches = (name: string) => names.some((one) => isSameName(one, name));
  const words = otherNames.length === 0 ? termsOfName(stored.patientName) : [];
  const search = { words, matches };
  const { patients, disclosures, isComplete } = await findPatientDisclosures(
    stored,
    disclosureLog,
    now,
    search,
  );
  const isFound = (name: string) =>
    isSimilarName(name, stored.patientName) && patients.some((one) => isSameName(one, name));
  const refusal = otherNames.every(isFound) ? null : refuseDisclosureLogChange(UNKNOWN_NAME, 'otherNames');
  return { otherNames, disclosures, isComplete, refusal };
}

/** The names that staff confirmed beside the name of the request. */
function confirmedNames(
  { patientName }: StoredAccounting,
  { otherNames }: Pick<IssueInput, 'otherNames'>,
): string[] {
  return otherNames.filter((name) => !isSameName(name, patientName));
}

const nameOf = ({ from, to }: StoredAccounting, kind: string) => `disclosures-${from}-${to}.${kind}`;

async function pdfOf(
  stored: StoredAccounting,
  accounting: { readonly disclosures: readonly Disclosure[]; readonly isComplete: boolean },
  input: IssueInput,
  { by, now }: Writer,
) {
  const { disclosures, isComplete } = accounting;
  const context = await printContextFor(input);
  const sheet = disclosureSheet(stored, { total: disclosures.length, isComplete }, context, now);
  const bytes = await printLongSheet(sheet, disclosureRows(disclosures, stored, context), by.id);
  return { name: nameOf(stored, 'pdf'), contentType: 'application/pdf', bytes };
}

async function csvOf(
  stored: StoredAccounting,
  disclosures: readonly Disclosure[],
  isComplete: boolean,
  now: Date,
) {
  const head = [...accountingFacts(stored, isComplete, now), disclosureColumns];
  const rows = await mapInTurns(disclosures, (one) => csvRow(disclosureRow(one)));
  const text = BYTE_ORDER_MARK + head.map((row) => csvRow(row)).join('') + rows.join('');
  return { name: nameOf(stored, 'csv'), contentType: 'text/csv; charset=utf-8', bytes: Buffer.from(text) };
}
