import { exportClientRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { randomRows } from '../../../support/requests/randomRows.ts';
import { seedList, type SeededRow } from '../../../support/requests/seededList.ts';
import { borrowPortal, type BorrowedPortal } from '../../../support/portal/borrowPortal.ts';
import { emptyLists } from '../../../support/portal/emptyLists.ts';
import { containerOf } from '../../../support/portal/stores.ts';

const BOM = '\uFEFF';
const HEADER =
  'Client Order Number,Patient,Date of birth,Facility,Request Type,Status,Submitted (UTC),Files,Due date,Assigned to,Dates of service,Certified copies,Rush,Delivery format,Claim number,Case caption,Court,Case number,Matter number,Authority for release';
/** The cells of a request without a scope and an authority. */
const NO_SCOPE = Array.from({ length: 10 }, () => '');
const HOSTILE = {
  orderId: '=HYPERLINK("http://evil.example","x")',
  patientName: "@SUM(1+1)*cmd|' /C calc'!A0",
  facilityName: 'Lakeview, "East"\r\nWing',
  patientDob: '1980-02-03',
  requestType: 7,
  status: 'pending',
  submittedAt: '2026-03-31T23:59:59.999Z',
  dueDate: '2026-04-15',
  assigneeId: null,
};

let portal: BorrowedPortal;
let staff: Person;
let rows: SeededRow[];

beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  await emptyLists(portal);
  staff = await createStaff(portal);
  rows = randomRows({
    count: 2300,
    months: ['2026-01', '2026-02', '2026-03'],
    assignees: [null, staff.userId],
  });
  rows[0] = { ...rows[0]!, ...HOSTILE };
  await seedList(portal, rows);
});
afterAll(() => portal.stop());

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });

/** All parts of an export, in order. */
async function partsOf(query: Record<string, string>, person = staff) {
  const headers = headersOf(person);
  const parts = [await dataOf(portal.api, exportClientRequests, { query, headers })];
  for (let { next } = parts[0]!; next !== null; next = parts.at(-1)!.next) {
    parts.push(await dataOf(portal.api, exportClientRequests, { query: { ...query, after: next }, headers }));
  }
  return parts;
}

const fileOf = (parts: Awaited<ReturnType<typeof partsOf>>) => parts.map(({ csv }) => csv).join('');

async function exportEvents() {
  const { resources } = await (
    await containerOf(portal, 'audit')
  ).items
    .query<Record<string, unknown>>({
      query: 'SELECT * FROM c WHERE c.kind = @kind',
      parameters: [{ name: '@kind', value: 'list-exported' }],
    })
    .fetchAll();
  return resources.toSorted((a, b) => String(a['at']).localeCompare(String(b['at'])));
}

describe('an export', () => {
  it('contains every row once, newest first, in parts of a thousand', async () => {
    const parts = await partsOf({});
    expect(parts.map((part) => part.rows)).toEqual([1000, 1000, 300]);
    expect(parts.map(({ total }) => total)).toEqual([{ totalCount: 2300, isExact: true }, null, null]);
    const lines = linesOf(fileOf(parts));
    expect(lines[0]!.join(',')).toBe(BOM + HEADER);
    const newestFirst = rows.toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? 1 : -1));
    const expected = newestFirst.map((row) => [
      escaped(row.orderId),
      escaped(row.patientName),
      row.patientDob,
      row.facilityName,
      expect.stringMatching(new RegExp(`^${row.requestType}\\. \\w`)),
      expect.any(String),
      row.submittedAt,
      '0',
      row.dueDate,
      row.assigneeId === null ? '' : 'Casey Example',
      ...NO_SCOPE,
    ]);
    expect(lines.slice(1)).toEqual(expected);
  });

  it('escapes formulas that a client wrote', async () => {
    const file = fileOf(await partsOf({ submittedDateFrom: '2026-03-31' }));
    const cells = [
      '"\'=HYPERLINK(""http://evil.example"",""x"")"',
      "'@SUM(1+1)*cmd|' /C calc'!A0",
      '1980-02-03',
      '"Lakeview, ""East""\r\nWing"',
      '7. Medical Records',
      'Pending',
      '2026-03-31T23:59:59.999Z',
      '0',
      '2026-04-15',
      '',
      ...NO_SCOPE,
    ];
    expect(file).toBe(`${BOM}${HEADER}\r\n${cells.join(',')}\r\n`);
  });

  it('contains the filtered rows, and marks a capped count', async () => {
    const mine = rows.filter(({ assigneeId }) => assigneeId === staff.userId);
    const parts = await partsOf({ assignee: 'mine' });
    expect(linesOf(fileOf(parts)).length - 1).toBe(mine.length);
    expect(mine.length).toBeGreaterThan(1000);
    expect(parts[0]!.total).toEqual({ totalCount: 1000, isExact: false });
    const nothing = await partsOf({ status: 'no such status' });
    expect(nothing).toEqual([
      { csv: `${BOM}${HEADER}\r\n`, rows: 0, next: null, total: { totalCount: 0, isExact: true } },
    ]);
  });

  it('uses the caller’s language', async () => {
    const person = await createStaff(portal);
    await dataOf(portal.api, saveUserSettings, { headers: headersOf(person), body: { language: 'es' } });
    const [part] = await partsOf({ status: 'pending', submittedDateFrom: '2026-03-31' }, person);
    expect(part!.csv).toContain('Número de orden del cliente,Paciente');
    expect(part!.csv).toContain(',Pendiente,');
  });

  it('is recorded part by part, with the filter but not the search words', async () => {
    const before = (await exportEvents()).length;
    await partsOf({ search: 'Maria', dueDateFrom: '2026-01-01', assignee: 'unassigned' });
    const [entry, ...others] = (await exportEvents()).slice(before);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      by: { kind: 'staff', id: staff.userId },
      details: {
        assignee: 'unassigned',
        due: '2026-01-01..',
        hasSearchableWords: true,
        isFirstPart: true,
        rows: expect.any(Number),
      },
    });
    expect(JSON.stringify(entry)).not.toMatch(/maria/i);
  });

  it('is refused to a client, without data or a record', async () => {
    const client = await signUpPerson(portal);
    const before = (await exportEvents()).length;
    const refused = await callApi(portal.api, exportClientRequests, { headers: headersOf(client) });
    expect(refused).toMatchObject({ status: 403 });
    expect(JSON.stringify(refused)).not.toContain('csv');
    expect(await exportEvents()).toHaveLength(before);
  });
});

function sortKeyOf({ submittedAt, requestId }: SeededRow): string {
  return `${submittedAt}|${requestId}`;
}

function escaped(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Parses CSV according to RFC 4180. */
function linesOf(file: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    line.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
