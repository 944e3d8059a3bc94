import { exportRequestActivity, getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import type { DataOf, QueryInputOf } from '@portal/contract/endpoint.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, createStaff } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { requestCalls } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { pdfBytes } from '../../support/requests/order.ts';
import { requestDownload, requestWithFiles } from '../../support/requests/requestWithFiles.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const NOTES = 'Zebra-note: the attorney is late';
type Page = DataOf<typeof getRequestActivity>;

let staff: Person;
let requestId: string;
beforeAll(async () => {
  staff = await createStaff(portal);
  const submitted = await requestWithFiles(portal, [{ name: '=cmd, x.pdf', content: pdfBytes() }]);
  requestId = submitted.requestId;
  const { read, changeStatus, editPatient, revealCode } = requestCalls(portal, staff, requestId);
  await read();
  await changeStatus({ status: 'processing', notes: NOTES, isPrivate: true });
  await editPatient({ patientName: 'Robin Newname' });
  await revealCode();
  await requestDownload(portal, submitted.seen, submitted.fileIds[0]!);
  await requestDownload(portal, submitted.seen, submitted.fileIds[0]!, { action: 'preview' });
});

const headers = () => ({ ...authHeaders(staff), ...randomIpHeader() });

function activity(query: Partial<Record<keyof QueryInputOf<typeof getRequestActivity>, string>> = {}) {
  return dataOf(portal.api, getRequestActivity, { headers: headers(), query: { requestId, ...query } });
}

const kindsOf = ({ entries }: Page) => entries.map(({ kind }) => kind);

describe('the activity of a request', () => {
  it('lists events, newest first, with names of people and files and without written text', async () => {
    const page = await activity();
    expect(page.nextCursor).toBeNull();
    expect(page.entries.map(({ at }) => at)).toEqual(
      page.entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const person = { kind: 'staff', name: 'Casey Example' };
    const holder = { kind: 'holder', name: null };
    const system = { kind: 'system', name: null };
    const fileNames = ['=cmd, x.pdf'];
    expect(page.entries.filter(({ kind }) => kind !== 'fee-payment')).toMatchObject([
      { kind: 'file-opened', actor: holder, action: 'preview', fileNames },
      { kind: 'file-opened', actor: holder, action: 'download', fileNames },
      { kind: 'code-shown', actor: person },
      { kind: 'edited', actor: person, fields: ['patientName'] },
      {
        kind: 'status-changed',
        actor: person,
        from: 'pending',
        to: 'processing',
        hasNotes: true,
        isPrivate: true,
      },
      { kind: 'request-opened', actor: person },
      { kind: 'file-scanned', actor: system, verdict: 'clean', fileNames },
      { kind: 'submitted', actor: holder, files: 1 },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Zebra|Newname/);
  });

  it.each([
    ['changes', ['edited', 'status-changed', 'file-scanned', 'submitted']],
    ['views', ['file-opened', 'code-shown', 'request-opened']],
    ['downloads', ['file-opened']],
  ])('can be filtered by %s', async (group, kinds) => {
    const listedKinds = kindsOf(await activity({ group })).filter((kind) => kind !== 'fee-payment');
    expect(listedKinds).toEqual(kinds);
  });

  it('is paged without gaps', async () => {
    const all = await activity();
    const ids: string[] = [];
    let page: Page = { entries: [], nextCursor: null };
    do {
      page = await activity({ limit: '3', ...(page.nextCursor && { cursor: page.nextCursor }) });
      ids.push(...page.entries.map(({ id }) => id));
    } while (page.nextCursor !== null);
    expect(ids).toEqual(all.entries.map(({ id }) => id));
  });

  it.each([
    [{ limit: '101' }, 400],
    [{ limit: '0' }, 400],
    [{ cursor: "x' OR 1=1" }, 400],
    [{ group: 'everything' }, 400],
    [{ requestId: `req_${'x'.repeat(24)}` }, 404],
    [{ requestId: '../root' }, 400],
  ])('refuses %j with %i', async (query, status) => {
    const result = await callApi(portal.api, getRequestActivity, {
      headers: headers(),
      query: { requestId, ...query },
    });
    expect(result.status).toBe(status);
  });
});

describe('the export of the activity', () => {
  const exportActivity = async (id = requestId) =>
    fetch(new URL(`/api/${exportRequestActivity.path}?requestId=${id}`, portal.site), { headers: headers() });

  it('is a spreadsheet file without formulas', async () => {
    const response = await exportActivity();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="activity-${requestId}.csv"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).split('\r\n');
    expect(lines[0]).toBe(
      'time (UTC),event,actor kind,actor,action,files,from,to,fields,scan result,notes,invoice,amount (USD)',
    );
    const download = lines.find((line) => line.includes(',download,'));
    expect(download).toMatch(/^[\dT:.Z-]+,file-opened,holder,holder of Order ID and code,download,/);
    expect(download).toContain(`,"'=cmd, x.pdf",`);
    expect(lines.find((line) => line.includes('status-changed'))).toMatch(
      /,staff,Casey Example,,,pending,processing,,,private,,$/,
    );
    expect(bytes.toString()).not.toContain('Zebra');
  });

  it('is recorded each time', async () => {
    const exportEvents = async () =>
      (await documentsOf(portal, requestId, 'event')).filter(({ kind }) => kind === 'activity-exported');
    const before = (await exportEvents()).length;
    await exportActivity();
    await exportActivity();
    expect(await exportEvents()).toHaveLength(before + 2);
    expect((await exportEvents()).at(-1)).toMatchObject({ by: { kind: 'staff', id: staff.userId } });
  });

  it('of a request that does not exist is refused', async () => {
    expect((await exportActivity(`req_${'x'.repeat(24)}`)).status).toBe(404);
  });
});
