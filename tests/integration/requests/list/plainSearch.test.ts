import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { listUsers } from '@portal/contract/accounts/endpoints/people.ts';
import { searchMessages, sendMessage } from '@portal/contract/messages/endpoints.ts';
import { getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { findEarlierRequests } from '@portal/contract/requests/endpoints/duplicates.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authHeaders,
  createStaff,
  getAdmin,
  type Person,
  signUpPerson,
} from '../../../support/accounts/accounts.ts';
import { dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { trailEntries } from '../../../support/operations/auditTrail.ts';
import { deleteExpired } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../../support/portal/startPortal.ts';
import { containerOf } from '../../../support/portal/stores.ts';
import { accessHeader, lookUp } from '../../../support/requests/holder.ts';
import { newListedRequest, storeAndListRequests } from '../../../support/requests/listedRequests.ts';
import { submitAsClient } from '../../../support/requests/submitAsClient.ts';

/** Needs its own portal, because the nightly run renews the rows of all requests. */
let portal: Portal;
let staff: Person;
let client: Person;
/** Added the order of the client to their own. */
let added: Person;
beforeAll(async () => {
  portal = await startPortal();
  [staff, client, added] = await Promise.all([
    createStaff(portal),
    signUpPerson(portal),
    signUpPerson(portal),
  ]);
});
afterAll(() => portal.stop());

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

const find = async (person: Person, search: string) => {
  const { requests, pagination } = await dataOf(portal.api, getAllClientRequests, {
    headers: headersOf(person),
    query: { search },
  });
  expect(pagination.totalCount).toBe(requests.length);
  return requests.map(({ patientName }) => patientName);
};

const suggest = async (searchTerm: string) =>
  (await dataOf(portal.api, getAttorneyData, { headers: randomIpHeader(), query: { searchTerm } })).map(
    ({ attorneyName }) => attorneyName,
  );

/** Six letters that no other test has, so that a name with them is not longer than a term. */
const newWord = () =>
  Array.from(randomBytes(6), (byte) => String.fromCodePoint('a'.codePointAt(0)! + (byte % 26))).join('');

describe('the list’s search', () => {
  const names = [
    'Núñez',
    "O'Grady",
    'OGrady',
    'Groß',
    'Gross',
    'Smith-Jones',
    'Sørensen',
    'Işık',
    '山田 花子',
  ];
  const mark = newWord();
  beforeAll(async () => {
    const owners = [client.userId, added.userId];
    await storeAndListRequests(
      portal,
      names.map((name) => newListedRequest({ patientName: `${mark} ${name}`, owners })),
    );
  });

  it.each<[search: string, found: string[]]>([
    ['nunez', ['Núñez']],
    ['NÚÑEZ', ['Núñez']],
    ['nuñ', ['Núñez']],
    ['ogrady', ["O'Grady", 'OGrady']],
    ['o’grady', ["O'Grady", 'OGrady']],
    ['O Grady', ["O'Grady", 'OGrady']],
    ['grady', ["O'Grady"]],
    ['gross', ['Groß', 'Gross']],
    ['groß', ['Groß', 'Gross']],
    ['smithjones', ['Smith-Jones']],
    ['smith jones', ['Smith-Jones']],
    ['smith–jones', ['Smith-Jones']],
    ['sorensen', ['Sørensen']],
    ['isik', ['Işık']],
    ['ｉşıｋ', ['Işık']],
    ['花子', ['山田 花子']],
    ['nunes', []],
    ['花', ['山田 花子']],
    ['ogradx', []],
  ])('%j finds %j for staff, the client and the account that added the order', async (search, found) => {
    const expected = found.map((name) => `${mark} ${name}`).toSorted();
    for (const person of [staff, client, added])
      expect((await find(person, `${mark} ${search}`)).toSorted()).toEqual(expected);
  });

  it.each(['--', '’', '… !', '%'])('finds nothing by %j', async (search) => {
    for (const person of [staff, client, added]) expect(await find(person, search)).toEqual([]);
  });
});

/** The words of a text and their prefixes, as earlier versions stored them. */
function earlierTerms(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  return [
    ...new Set(words.flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1).slice(0, 12)))),
  ];
}

interface SearchedRow {
  readonly id: string;
  readonly pk: string;
  readonly kind: string;
  readonly terms: readonly string[];
  readonly termsVersion?: number;
}

async function rowsWith(condition: string, value: string): Promise<SearchedRow[]> {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items
    .query<SearchedRow>({
      query: `SELECT * FROM c WHERE ${condition}`,
      parameters: [{ name: '@value', value }],
    })
    .fetchAll();
  return resources.filter(({ terms }) => terms !== undefined);
}

/** Turns the rows of a request and the suggestion of its attorney into those of an earlier version. */
async function downgrade(requestId: string, texts: readonly string[], attorney: string) {
  const views = await containerOf(portal, 'views');
  const rows = await rowsWith('c.requestId = @value', requestId);
  const contacts = await rowsWith('c.attorneyName = @value', attorney);
  for (const { id, pk } of rows) await patch(id, pk, earlierTerms(texts));
  for (const { id, pk } of contacts) {
    const terms = earlierTerms([attorney]);
    if (terms.includes(pk.slice('attorney|'.length))) await patch(id, pk, terms);
    else {
      await views.item(id, pk).delete();
      await views.item(`${id}|${requestId}`, pk).delete();
    }
  }
  await restartRenewal();

  async function patch(id: string, pk: string, terms: string[]) {
    await views.item(id, pk).patch([
      { op: 'set', path: '/terms', value: terms },
      { op: 'remove', path: '/termsVersion' },
    ]);
  }
}

/** Lets the nightly run renew again, with the rows of these requests. */
async function restartRenewal(requestIds: readonly string[] = []) {
  const views = await containerOf(portal, 'views');
  for (const requestId of requestIds) {
    const [row] = await rowsWith(
      "c.kind = 'row' AND STARTSWITH(c.pk, 'list|') AND c.requestId = @value",
      requestId,
    );
    await views.item(row!.id, row!.pk).patch([{ op: 'remove', path: '/termsVersion' }]);
  }
  const config = await containerOf(portal, 'config');
  const restart = { cursor: null, hasFailed: false, endedAt: null, isRecorded: false };
  await config.items.upsert({ id: 'row-renewal-search', ...restart });
}

it('rows of an earlier version are found before and after their renewal', async () => {
  const mark = newWord();
  const patientName = `Zoë ${mark}núñez`;
  const attorneyName = `Émile ${mark}núñez`;
  const request = await submitAsClient(portal, client, {
    patientName,
    attorneyName,
    lawyerEmail: 'none@x.example',
  });
  const { requestId } = request;
  const access = await lookUp(portal, {
    orderId: request.request.orderId,
    verificationCode: request.verificationCode,
  });
  await dataOf(portal.api, addToMyRequests, {
    headers: { ...headersOf(added), ...accessHeader(access) },
    body: { requestId },
  });
  const people = [staff, client, added];
  const everyoneFinds = async (search: string) =>
    (await Promise.all(people.map((person) => find(person, search)))).every(
      (found) => found[0] === patientName,
    );
  await eventually('the lists', () => everyoneFinds(`${mark}nunez`));
  await eventually('the suggestion', async () => (await suggest(`emile ${mark}nunez`)).length === 1);

  await downgrade(
    requestId,
    [request.request.orderId, patientName, request.request.facilityName ?? ''],
    attorneyName,
  );
  expect(await everyoneFinds(`${mark}núñez`)).toBe(true);
  expect(await everyoneFinds(`zoë ${mark}NÚÑEZ`)).toBe(true);
  for (const person of people) expect(await find(person, `${mark}nunez`)).toEqual([]);
  expect(await suggest(`émile ${mark}núñez`)).toEqual([attorneyName]);
  expect(await suggest(`emile ${mark}nunez`)).toEqual([]);

  await deleteExpired(portal);
  for (const search of [`${mark}núñez`, `${mark}nunez`, `zoe ${mark}NUNEZ`])
    expect(await everyoneFinds(search)).toBe(true);
  for (const search of [`émile ${mark}núñez`, `emile ${mark}nunez`, `${mark}nunez emile`])
    expect(await suggest(search)).toEqual([attorneyName]);
  const rows = await rowsWith('c.requestId = @value', requestId);
  expect(rows.map(({ termsVersion }) => termsVersion)).toEqual(rows.map(() => 3));
  expect(rows).toHaveLength(4);
  // The previous version searches for exact words.
  for (const { terms } of rows) expect(terms).toEqual(expect.arrayContaining(earlierTerms([patientName])));
});

it('messages are found by plain words, also those of an earlier version by exact words', async () => {
  const mark = newWord();
  const [request] = [newListedRequest({ owners: [client.userId] })];
  await storeAndListRequests(portal, [request]);
  const { requestId } = request;
  await dataOf(portal.api, sendMessage, {
    headers: headersOf(client),
    body: { requestId, messageId: randomUUID(), text: `${mark}: Ask José O’Grady or Ms. Groß, 123-45-6789.` },
  });
  const search = async (text: string) =>
    (
      await dataOf(portal.api, searchMessages, {
        headers: headersOf(staff),
        body: { text: `${mark} ${text}` },
      })
    ).messages.length;
  for (const text of ['jose', 'JOSÉ', 'ogrady', 'O Grady', 'grady', 'gross', 'groß'])
    expect([text, await search(text)]).toEqual([text, 1]);
  for (const text of ['jos', 'grad', '123456789', '6789'])
    expect([text, await search(text)]).toEqual([text, 0]);

  const requests = await containerOf(portal, 'requests');
  await requests.item('message|000001.0000', requestId).patch([
    { op: 'set', path: '/terms', value: [mark, 'josé', 'o', 'grady', 'groß'] },
    { op: 'remove', path: '/termsVersion' },
  ]);
  for (const text of ['josé', 'o’grady', 'groß']) expect([text, await search(text)]).toEqual([text, 1]);
  await restartRenewal([requestId]);
  await deleteExpired(portal);
  for (const text of ['jose', 'ogrady', 'gross', 'groß'])
    expect([text, await search(text)]).toEqual([text, 1]);
});

it('accounts of an earlier version are found by plain words after their renewal', async () => {
  const mark = newWord();
  const person = await signUpPerson(portal, { email: `ann-${mark}@x.example` });
  const admin = await getAdmin(portal);
  const search = async (text: string) =>
    (await dataOf(portal.api, listUsers, { headers: headersOf(admin), query: { search: text } })).users.map(
      ({ userId }) => userId,
    );
  await eventually('the list', async () => (await search(`ann${mark}`)).length === 1);
  const views = await containerOf(portal, 'views');
  await views.item(person.userId, 'people').patch([
    { op: 'set', path: '/terms', value: earlierTerms([`ann-${mark}@x.example`]) },
    { op: 'remove', path: '/termsVersion' },
  ]);
  expect(await search(`ann${mark}`)).toEqual([]);
  await restartRenewal();
  await deleteExpired(portal);
  expect(await search(`ann${mark}`)).toEqual([person.userId]);
  expect(await search(`ann-${mark}`)).toEqual([person.userId]);
});

it('possible duplicates are the same plain names', async () => {
  const mark = newWord();
  const patient = { patientDob: '1971-05-06', requestType: 8 };
  await submitAsClient(portal, client, {
    ...patient,
    patientName: `Anne-Marie O’Grady ${mark}núñez`,
    facilityName: 'Centre Médical St. Mary’s',
  });
  const earlier = (patientName: string, facilityName = 'centre medical st marys') =>
    dataOf(portal.api, findEarlierRequests, {
      headers: headersOf(client),
      body: { ...patient, patientName, facilityName },
    });
  for (const name of [`${mark}NUNEZ, Anne Marie OGrady`, `Annemarie O'Grady ${mark}nuñez`])
    expect(await earlier(name)).toHaveLength(1);
  expect(await earlier(`Anne OGrady ${mark}nunez`)).toEqual([]);
  expect(await earlier(`Anne Marie OGrady ${mark}nunez`, 'St Mary')).toEqual([]);
});

it('no search text is in the logs or the audit trail', async () => {
  const word = newWord();
  await find(staff, `Núñez${word}`);
  await suggest(`Núñez${word}`);
  await dataOf(portal.api, searchMessages, { headers: headersOf(staff), body: { text: `Núñez${word}` } });
  const folder = join(portal.dir, 'logs');
  const logs = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(logs.join('').length).toBeGreaterThan(0);
  expect(logs.join('').toLowerCase()).not.toContain(word);
  expect(JSON.stringify(await trailEntries(portal)).toLowerCase()).not.toContain(word);
});
