import { randomBytes } from 'node:crypto';
import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import {
  getRequestAccounts,
  removeRequestAccount,
} from '@portal/contract/requests/endpoints/requestAccounts.ts';
import { search } from '@portal/contract/search/endpoints.ts';
import type { SearchResult } from '@portal/contract/search/schemas.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { requestContent } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { trailEntries } from '../../support/operations/auditTrail.ts';
import { invoiceCalls, invoiceIn } from '../../support/payments/invoiceCalls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { newListedRequest, storeAndListRequests } from '../../support/requests/listedRequests.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';

const portal = inject('portal');

/** Letters that no other test has. Neighbors differ, so two that change places make another word. */
const newWord = (length: number) => {
  let letter = 0;
  return Array.from(randomBytes(length), (byte) => {
    letter = (letter + 1 + (byte % 25)) % 26;
    return String.fromCodePoint(97 + letter);
  }).join('');
};
const newDigits = (length: number) => Array.from(randomBytes(length), (byte) => 2 + (byte % 8)).join('');

let staff: Person;
let client: Person;
/** Added the order of the client to their own. */
let added: Person;
let stranger: Person;
let people: Record<'staff' | 'client' | 'added' | 'stranger', Person>;

const mark = newWord(7);
const digits = newDigits(4);
const lawyerDigits = newDigits(4);
const year = 1930 + (randomBytes(1)[0]! % 60);
const values = {
  orderId: `ORD-${mark}-0017`,
  patientName: `Núñez-${mark} José Mercedes`,
  patientDob: `${year}-03-04`,
  attorneyName: `Aoife O'${mark}grady`,
  firmName: `Groß & ${mark}sons LLP`,
  lawyerEmail: `aoife.${mark}@lawfirm.example`,
  lawyerPhone: `(213) 555-${lawyerDigits}`,
  contactEmail: `desk-${mark}@copy.example`,
  contactPhone: `(310) 555-${digits} x77`,
  facilityName: `Sørensen ${mark} Clinic`,
} as const;
const scope = {
  matterNumber: `M-${mark}/77`,
  claimNumber: `CLM ${mark} 123-45-6789`,
  caseNumber: `24STCV${newDigits(5)}`,
} as const;

let requestId: string;
let verificationCode: string;
let invoiceNumber: string;
let draftInvoiceNumber: string;
let intentId: string;

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

const searchAs = (person: Person, text: string, more: object = {}) =>
  dataOf(portal.api, search, { headers: headersOf(person), body: { text, ...more } });

/** The result for the request, with its kind; null if it is not found. */
async function found(person: Person, text: string): Promise<(SearchResult & { kind: string }) | null> {
  const { groups } = await searchAs(person, text);
  const results = groups.flatMap(({ kind, results: all }) => all.map((result) => ({ ...result, kind })));
  return results.find((result) => result.requestId === requestId) ?? null;
}

beforeAll(async () => {
  [staff, client, added, stranger] = await Promise.all([
    createStaff(portal),
    signUpPerson(portal),
    signUpPerson(portal),
    signUpPerson(portal),
  ]);
  people = { staff, client, added, stranger };
  const submitted = await submitAsClient(portal, client, { ...values, scope });
  ({ requestId, verificationCode } = submitted);
  const access = await lookUp(portal, { orderId: values.orderId, verificationCode });
  await dataOf(portal.api, addToMyRequests, {
    headers: { ...headersOf(added), ...accessHeader(access) },
    body: { requestId },
  });
  const invoices = invoiceCalls(portal, staff, requestId);
  const invoice = invoiceIn(await invoices.create());
  invoiceIn(await invoices.send(invoice.invoiceId));
  ({ invoiceNumber } = invoice);
  draftInvoiceNumber = invoiceIn(await invoices.create()).invoiceNumber;
  const { payment } = await requestContent(portal, requestId);
  ({ intentId } = payment as { intentId: string });
  await eventually('the rows', async () => {
    const results = await Promise.all([
      found(staff, draftInvoiceNumber),
      found(client, invoiceNumber),
      found(added, invoiceNumber),
    ]);
    return results.every((result) => result !== null);
  });
});

const EVERYONE = ['staff', 'client', 'added'] as const;
const SUBMITTER = ['staff', 'client'] as const;
const STAFF = ['staff'] as const;
const NOBODY = [] as const;

type Expected = readonly (keyof typeof people)[];
const swapped = `${mark.slice(0, 3)}${mark[4]}${mark[3]}${mark.slice(5)}`;
const wrong = (word: string, at: number) =>
  `${word.slice(0, at)}${word[at] === 'q' ? 'x' : 'q'}${word.slice(at + 1)}`;

describe('one search finds what a caller says', () => {
  it.each<[what: string, text: () => string, expected: Expected, field?: string]>([
    ['a patient', () => values.patientName, EVERYONE, 'patientName'],
    ['a patient without accents', () => `nunez ${mark}`, EVERYONE, 'patientName'],
    ['names in another order', () => `mercedes jose ${mark}`, EVERYONE, 'patientName'],
    ['last name first', () => `NUNEZ-${mark.toUpperCase()}, José`, EVERYONE, 'patientName'],
    ['beginnings of names', () => `jo mer ${mark.slice(0, 5)}`, EVERYONE, 'patientName'],
    ['a joined double name', () => `nunez${mark}`, EVERYONE, 'patientName'],
    ['a wide name', () => `Ｎｕｎｅｚ ${mark}`, EVERYONE, 'patientName'],
    ['a swapped letter', () => `${swapped} jose`, EVERYONE, 'patientName'],
    ['a wrong letter', () => `${wrong(mark, 3)} jose`, EVERYONE, 'patientName'],
    ['a wrong first letter', () => `${wrong(mark, 0)} jose`, EVERYONE, 'patientName'],
    ['a letter too many', () => `${mark.slice(0, 4)}e${mark.slice(4)} jose`, EVERYONE, 'patientName'],
    ['a missing letter', () => `${mark.slice(0, 3)}${mark.slice(4)} jose`, EVERYONE, 'patientName'],
    ['two wrong letters', () => `${wrong(wrong(mark, 1), 4)} jose`, NOBODY],
    ['a wrong letter in a short word', () => `${mark} jxse`, NOBODY],
    ['a birth date, US', () => `${mark} 3/4/${year}`, EVERYONE, 'patientDob'],
    ['a birth date, US with zeros', () => `${mark} 03/04/${year}`, EVERYONE, 'patientDob'],
    ['a birth date with hyphens', () => `${mark} 03-04-${year}`, EVERYONE, 'patientDob'],
    ['a birth date with dots', () => `${mark} 3.4.${year}`, EVERYONE, 'patientDob'],
    ['a birth date with two digits of the year', () => `${mark} 3/4/${year % 100}`, EVERYONE, 'patientDob'],
    ['a birth date without separators', () => `${mark} 0304${year}`, EVERYONE, 'patientDob'],
    ['a birth date, ISO', () => `${year}-03-04 ${mark}`, EVERYONE, 'patientDob'],
    ['a birth date in words', () => `${mark} March 4, ${year}`, EVERYONE, 'patientDob'],
    ['a birth date in short words', () => `${mark} Mar 4 ${year}`, EVERYONE, 'patientDob'],
    ['a birth date, day first in words', () => `${mark} 4 March ${year}`, EVERYONE, 'patientDob'],
    ['another birth date', () => `${mark} 3/5/${year}`, NOBODY],
    ['the day before the month', () => `${mark} 4/3/${year}`, NOBODY],
    ['an order number', () => values.orderId, EVERYONE, 'orderId'],
    ['an order number in lowercase without hyphens', () => `ord${mark}0017`, EVERYONE, 'orderId'],
    ['the beginning of an order number', () => `ORD-${mark}`, EVERYONE, 'orderId'],
    ['parts of an order number', () => `${mark} 0017`, EVERYONE, 'orderId'],
    ['another order number', () => `ORD-${mark}-0018`, NOBODY],
    ['a facility', () => `sorensen ${mark} clinic`, EVERYONE, 'facilityName'],
    ['a facility with its own letters', () => `Sørensen ${mark}`, EVERYONE, 'facilityName'],
    ['a misspelled facility', () => `sorenson ${mark} clinic`, EVERYONE, 'facilityName'],
    ['a matter number', () => scope.matterNumber, EVERYONE, 'matterNumber'],
    ['a claim number', () => `CLM ${mark}`, EVERYONE, 'claimNumber'],
    ['a case number', () => scope.caseNumber, EVERYONE, 'caseNumber'],
    ['a case number in lowercase', () => scope.caseNumber.toLowerCase(), EVERYONE, 'caseNumber'],
    ['an attorney', () => `Aoife O'${mark}grady`, SUBMITTER, 'attorneyName'],
    ['an attorney without the apostrophe', () => `aoife o${mark}grady`, SUBMITTER, 'attorneyName'],
    ['an attorney with a space', () => `aoife O ${mark}grady`, SUBMITTER, 'attorneyName'],
    ['a firm', () => `Gross ${mark}sons`, SUBMITTER, 'firmName'],
    ['a firm with ß', () => `GROẞ & ${mark}sons`, SUBMITTER, 'firmName'],
    ['a firm and its attorney', () => `${mark}sons aoife`, SUBMITTER, 'firmName'],
    ['an attorney’s email', () => values.lawyerEmail.toUpperCase(), SUBMITTER, 'email'],
    ['a contact’s email', () => values.contactEmail, SUBMITTER, 'email'],
    ['the beginning of an email', () => `desk-${mark}@copy`, SUBMITTER, 'email'],
    ['another domain', () => `desk-${mark}@other.example`, NOBODY],
    ['a contact’s phone', () => `${mark} ${values.contactPhone}`, EVERYONE, 'phone'],
    ['a phone with dots', () => `${mark} 310.555.${digits}`, EVERYONE, 'phone'],
    ['a phone with a country', () => `${mark} +1 310 555 ${digits}`, EVERYONE, 'phone'],
    ['a phone as digits', () => `310555${digits} ${mark}`, EVERYONE, 'phone'],
    ['a phone without area code', () => `${mark} 555-${digits}`, EVERYONE, 'phone'],
    ['an attorney’s phone', () => `${mark} 213-555-${lawyerDigits}`, SUBMITTER, 'phone'],
    ['a phone with its extension', () => `${mark} ${values.contactPhone}`, EVERYONE, 'phone'],
    ['another area code', () => `${mark} 415-555-${digits}`, NOBODY],
    ['an invoice number', () => invoiceNumber, EVERYONE, 'invoiceNumber'],
    ['an invoice number without its beginning', () => invoiceNumber.slice(4), EVERYONE, 'invoiceNumber'],
    ['an invoice number without hyphens', () => invoiceNumber.replaceAll('-', ''), EVERYONE, 'invoiceNumber'],
    [
      'the last part of an invoice number',
      () => `${mark} ${invoiceNumber.split('-').at(-1)}`,
      EVERYONE,
      'invoiceNumber',
    ],
    ['a number of an invoice that was not sent', () => draftInvoiceNumber, STAFF, 'invoiceNumber'],
    ['a payment ID', () => intentId, STAFF, 'paymentId'],
    ['numbers with their labels', () => `dob 3/4/${year} order ${mark}`, EVERYONE, 'patientDob'],
    [
      'an invoice with its label',
      () => `${mark} invoice ${Number(invoiceNumber.split('-').at(-1))}`,
      EVERYONE,
    ],
    ['a pasted address', () => `Aoife <${values.lawyerEmail}>`, SUBMITTER, 'email'],
    ['a domain', () => `@lawfirm.example aoife ${mark}`, SUBMITTER, 'email'],
    ['the beginnings of an address’s words', () => `a@l ${mark}`, NOBODY],
    ['a patient and a firm', () => `jose ${mark}sons`, SUBMITTER],
    ['a patient and another patient', () => `jose ${newWord(8)}`, NOBODY],
    ['digits of a Social Security number', () => `${mark} 123456789`, NOBODY],
    ['the last digits of a Social Security number', () => `${mark} 6789`, NOBODY],
    ['words of others', () => `${newWord(9)}`, NOBODY],
  ])('%s', async (_, text, expected, field) => {
    const names = Object.keys(people) as (keyof typeof people)[];
    const results = await Promise.all(names.map((name) => found(people[name], text())));
    expect(names.filter((_name, index) => results[index] !== null)).toEqual(expected);
    const fields = results.flatMap((result) =>
      result && field ? [result.matches.map((match) => match.field)] : [],
    );
    for (const matched of fields) expect(matched).toContain(field);
  });

  it.each([
    ['--', 'punctuation'],
    ['’ … !', 'punctuation'],
    ['a', 'short'],
    ['123-45-6789', 'ssn'],
    [`${mark} 123 45 6789`, 'ssn'],
  ])('%j finds nothing and says why', async (text, problem) => {
    for (const person of Object.values(people))
      expect(await searchAs(person, text)).toEqual({ groups: [], problem });
  });

  it.each([{ text: '' }, { text: '  ' }, { text: 'x'.repeat(201) }, {}, { text: 'jose', kind: 'other' }])(
    'refuses %j',
    async (body) => {
      expect((await callApi(portal.api, search, { headers: headersOf(staff), body })).status).toBe(400);
    },
  );

  it('names the invoice that has the number', async () => {
    const result = await found(client, invoiceNumber);
    expect(result).toMatchObject({
      kind: 'invoice',
      orderId: values.orderId,
      patientName: values.patientName,
    });
    const { invoices } = await requestContent(portal, requestId);
    expect(invoices).toMatchObject({ [result!.invoiceId!]: { number: invoiceNumber } });
  });

  it('shows a client nothing but the details that they may see', async () => {
    const shown = await found(added, mark);
    expect(shown!.matches.map(({ field }) => field)).toEqual(['patientName']);
    const text = JSON.stringify(await searchAs(added, mark));
    for (const hidden of [values.attorneyName, values.firmName, values.lawyerEmail, values.contactEmail])
      expect(text).not.toContain(hidden);
  });
});

describe('the groups', () => {
  const word = newWord(8);
  beforeAll(async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    await storeAndListRequests(portal, [
      ...Array.from({ length: 30 }, (_, index) =>
        newListedRequest({
          patientName: `${word}son Kim`,
          submittedAt: at(index + 10),
          owners: [client.userId],
        }),
      ),
      newListedRequest({ patientName: `Kim ${word}`, submittedAt: at(0), owners: [client.userId] }),
      newListedRequest({ facilityName: `${word} Hospital`, submittedAt: at(50) }),
    ]);
  });

  it('begin with whole names, and have pages without gaps and repetitions', async () => {
    for (const person of [staff, client]) {
      const { groups } = await searchAs(person, word);
      expect(groups.map(({ kind }) => kind)).toEqual(
        person === staff ? ['patient', 'facility'] : ['patient'],
      );
      expect(groups[0]!.results.map(({ patientName }) => patientName)).toEqual([
        `Kim ${word}`,
        ...Array.from({ length: 4 }, () => `${word}son Kim`),
      ]);
      const first = (await searchAs(person, word, { kind: 'patient' })).groups[0]!;
      const second = (await searchAs(person, word, { kind: 'patient', after: first.next })).groups[0]!;
      expect([first.results.length, second.results.length, second.next]).toEqual([25, 6, null]);
      const all = [...first.results, ...second.results];
      expect(new Set(all.map((result) => result.requestId)).size).toBe(31);
      const times = all.slice(1).map(({ submittedAt }) => submittedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      // The first five continue on the page of the kind.
      const rest = (await searchAs(person, word, { kind: 'patient', after: groups[0]!.next })).groups[0]!;
      expect(rest.results[0]!.requestId).toBe(all[5]!.requestId);
    }
  });

  it('are filled up after the requests of groups before them', async () => {
    const [one, two] = [newWord(8), newWord(8)];
    const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute)).toISOString();
    await storeAndListRequests(portal, [
      ...Array.from({ length: 6 }, (_, index) =>
        newListedRequest({ patientName: `${one} ${two}`, submittedAt: at(index + 10) }),
      ),
      newListedRequest({ patientName: one, facilityName: `${two} Clinic`, submittedAt: at(0) }),
    ]);
    const { groups } = await searchAs(staff, `${one} ${two}`);
    expect(groups.map(({ kind, results }) => [kind, results.length])).toEqual([
      ['patient', 5],
      ['several', 2],
    ]);
    const several = groups[1]!.results.map(({ facilityName }) => facilityName);
    expect(several).toContain(`${two} Clinic`);
  });

  it('have similar spellings only if little else was found', async () => {
    const similar = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`;
    const { groups } = await searchAs(client, similar);
    expect(groups.map(({ kind }) => kind)).toEqual(['similar']);
    expect(groups[0]!.results).toHaveLength(5);
    const exact = await searchAs(client, `${word}son`);
    expect(exact.groups.map(({ kind }) => kind)).toEqual(['patient']);
  });
});

it('an account that was removed finds the request no longer', async () => {
  const person = await signUpPerson(portal);
  const access = await lookUp(portal, { orderId: values.orderId, verificationCode });
  await dataOf(portal.api, addToMyRequests, {
    headers: { ...headersOf(person), ...accessHeader(access) },
    body: { requestId },
  });
  await eventually('the row', async () => (await found(person, mark)) !== null);
  const { accounts } = await dataOf(portal.api, getRequestAccounts, {
    headers: headersOf(staff),
    query: { requestId },
  });
  const { accountId } = accounts.at(-1)!;
  await dataOf(portal.api, removeRequestAccount, {
    headers: headersOf(staff),
    body: { requestId, accountId },
  });
  expect(await found(person, mark)).toBeNull();
});

it('is recorded with what it showed, without its text', async () => {
  const clerk = await createStaff(portal);
  await searchAs(clerk, mark);
  await searchAs(clerk, '--');
  const events = (await trailEntries(portal)).filter(
    ({ kind, userId }) => kind === 'requests-searched' && userId === clerk.userId,
  );
  expect(events.map(({ details }) => details)).toEqual([
    { results: 1, requests: requestId },
    { results: 0, requests: '' },
  ]);
  expect(JSON.stringify(events)).not.toContain(mark);
});
