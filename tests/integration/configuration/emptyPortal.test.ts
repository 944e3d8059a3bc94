import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, type Person } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { requestCalls, requestContent } from '../../support/api/requestCalls.ts';
import { managedListCalls } from '../../support/operations/managedListCalls.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { storeRequest } from '../../support/requests/listedRequests.ts';

let portal: Portal;
let staff: Person;
beforeAll(async () => {
  portal = await startPortal({ seed: 'none' });
  staff = await createStaff(portal);
});
afterAll(() => portal.stop());

const storedStatuses = async () =>
  (await (await containerOf(portal, 'config')).item('statuses', 'statuses').read<{ items: unknown[] }>())
    .resource;

it('an empty portal has the built-in statuses, and stores them with the first change', async () => {
  const keys = builtInStatuses.map(({ key }) => key);
  expect((await dataOf(portal.api, listRequestStatuses)).map(({ key }) => key)).toEqual(keys);
  const lists = managedListCalls(portal, staff);
  expect((await lists.statuses()).map(({ key, createdBy }) => [key, createdBy])).toEqual(
    keys.map((key) => [key, 'system']),
  );
  for (const status of ['on_hold', 'completed']) {
    const { requestId } = await storeRequest(portal);
    expect(await requestCalls(portal, staff, requestId).changeStatus({ status })).toMatchObject({
      status: 200,
    });
    expect(await requestContent(portal, requestId)).toMatchObject({ status });
  }
  // Nothing was written, so a restore still finds the portal empty.
  expect(await storedStatuses()).toBeUndefined();

  expect(await lists.addStatus({ label: 'At the copy shop', description: '', order: 9 })).toMatchObject({
    status: 201,
  });
  expect((await storedStatuses())!.items).toHaveLength(keys.length + 1);
  expect((await dataOf(portal.api, listRequestStatuses)).map(({ key }) => key)).toEqual([
    ...keys,
    'at_the_copy_shop',
  ]);
});
