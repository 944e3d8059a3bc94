import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { issueAccounting as operation } from '@portal/contract/endpoints/disclosures.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/rules/csvRow.ts';
import type { Disclosure } from '@portal/contract/schemas/disclosures.ts';
import { keepIssuedFile } from '../data/requests/disclosureRegister.ts';
import { freedom, issued, issueRefusal } from '../domain/disclosure/accountings.ts';
import { isSameName } from '../domain/disclosure/isNamed.ts';
import { disclosureColumns, disclosureRow } from '../domain/disclosure/disclosureRow.ts';
import { listedOf, withheldOf } from '../domain/disclosure/lookUp.ts';
import {
  madeBy,
  type Register,
  type RegisterDecision,
  type StoredAccounting,
  type Writer,
} from '../domain/disclosure/register.ts';
import { withholding } from '../domain/disclosure/suspensions.ts';
import { disclosureSheet } from '../services/paper/disclosureSheet.ts';
import { printed } from '../services/paper/printed.ts';
import { accountOfPatient } from './accountOfPatient.ts';
import { letterTo } from './letterTo.ts';

type Wish = BodyOf<typeof operation>;

/**
 * Decides to issue an accounting of what is known now under exactly the patient's name and birth date: a look-up finds
 * similar names as well, and a twin's disclosures must not be handed out. Its files are kept before it is entered as issued: what
 * is entered is there, and what somebody else overtook is issued anew.
 */
export async function issueAccounting(
  stored: StoredAccounting,
  wish: Wish,
  register: Register,
  writer: Writer,
): Promise<RegisterDecision<StoredAccounting>> {
  const { now } = writer;
  const refusal = issueRefusal(stored, wish.seen, register, now);
  if (refusal) return refusal;
  const { disclosures: found, isComplete } = await accountOfPatient(stored, register, now);
  const disclosures = found.filter(({ patientName }) => isSameName(patientName, stored.patientName));
  const listed = listedOf(disclosures);
  const withheld = withheldOf(disclosures);
  const issueId = `iss_${randomUUID().replaceAll('-', '')}`;
  const [pdf, csv] = await Promise.all([
    keepIssuedFile(issueId, 'pdf', await pdfOf(stored, { disclosures: listed, isComplete }, wish, now)),
    keepIssuedFile(issueId, 'csv', csvOf(stored, listed)),
  ]);
  const concerned = new Set(withheld.flatMap((one) => withholding(one, register.suspensions, now)));
  const issue = {
    issueId,
    ...madeBy(writer),
    disclosures: listed.length,
    isComplete,
    withheld: withheld.length,
    files: { pdf, csv },
    suspensions: [...concerned].map(({ id }) => id),
  };
  const until =
    withheld
      .map(({ withheldUntil }) => withheldUntil!)
      .toSorted()
      .at(-1) ?? null;
  const { isFree } = freedom(stored, register.accountings);
  return issued(stored, issue, { until, isFree }, writer);
}

const nameOf = ({ from, to }: StoredAccounting, kind: string) => `disclosures-${from}-${to}.${kind}`;

async function pdfOf(
  stored: StoredAccounting,
  accounting: { readonly disclosures: readonly Disclosure[]; readonly isComplete: boolean },
  wish: Wish,
  now: Date,
) {
  const sheet = disclosureSheet(stored, accounting, await letterTo(wish), now);
  return { name: nameOf(stored, 'pdf'), contentType: 'application/pdf', bytes: await printed(sheet) };
}

function csvOf(stored: StoredAccounting, disclosures: readonly Disclosure[]) {
  const rows = [disclosureColumns, ...disclosures.map(disclosureRow)];
  const text = BYTE_ORDER_MARK + rows.map((row) => csvRow(row)).join('');
  return { name: nameOf(stored, 'csv'), contentType: 'text/csv; charset=utf-8', bytes: Buffer.from(text) };
}
