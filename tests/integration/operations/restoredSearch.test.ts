import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { search } from '@portal/contract/search/endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authHeaders, createStaff } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { runBackupScript } from '../../support/operations/backup.ts';
import { deleteExpired } from '../../support/portal/controls.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { newListedRequest, storeAndListRequests } from '../../support/requests/listedRequests.ts';

const stateFolders = resolve(import.meta.dirname, '../../../.test');

let source: Portal;
let target: Portal;
let folder: string;
beforeAll(async () => {
  source = await startPortal();
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const dir = await mkdtemp(join(stateFolders, 'portal-'));
  await copyFile(join(source.dir, 'secrets.json'), join(dir, 'secrets.json'));
  target = await startPortal({ seed: 'none', dir });
});
afterAll(async () => {
  await Promise.all([source.stop(), target.stop(), rm(folder, { recursive: true })]);
});

/** Takes from a row what the search for everything added, as a portal of before wrote it. */
async function storeRowOfBefore(requestId: string, pk: string): Promise<void> {
  const item = (await containerOf(source, 'views')).item(requestId, pk);
  const { resource } = await item.read<{ terms: string[] }>();
  const terms = resource!.terms.filter((term) => !/^(?:.?[:=]|~)/.test(term));
  expect(terms.length).toBeGreaterThan(0);
  await item.patch([
    { op: 'set', path: '/terms', value: terms },
    { op: 'remove', path: '/termsVersion' },
  ]);
}

it('a restored backup of before is found by what it has, and by everything after the nightly run', async () => {
  const request = newListedRequest({ patientName: 'Ignacio Quetzal' });
  await storeAndListRequests(source, [request]);
  const { requestId } = request;
  for (const pk of ['overview', `list|${request.submittedAt.slice(0, 7)}`])
    await storeRowOfBefore(requestId, pk);
  expect((await runBackupScript(source, 'backup', [folder])).code).toBe(0);
  expect((await runBackupScript(target, 'restore', [folder])).code).toBe(0);

  const staff = await createStaff(target);
  const finds = async (text: string) => {
    const headers = { ...authHeaders(staff), ...randomIpHeader() };
    const { groups } = await dataOf(target.api, search, { headers, body: { text } });
    return groups.some(({ results }) => results.some((result) => result.requestId === requestId));
  };
  const before = ['Ignacio', 'quetzal ignacio', request.orderId, `central quetzal`];
  for (const text of before) expect([text, await finds(text)]).toEqual([text, true]);
  const after = ['2/3/1980', 'quetzla', 'ignacio 1980-02-03'];
  for (const text of after) expect([text, await finds(text)]).toEqual([text, false]);
  await deleteExpired(target);
  for (const text of [...before, ...after]) expect([text, await finds(text)]).toEqual([text, true]);
});
