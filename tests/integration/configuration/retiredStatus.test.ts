import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, createStaff } from '../../support/accounts/accounts.ts';
import { requestCalls, storedRoot } from '../../support/api/requestCalls.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { killApi } from '../../support/portal/controls.ts';
import { containerOf } from '../../support/portal/stores.ts';

let portal: Portal;
let staff: Person;

/** A separate portal. Its API restarts after the change, because a timer may have cached the statuses. */
beforeAll(async () => {
  portal = await startPortal({ cuttable: true });
  const statuses = (await containerOf(portal, 'config')).item('statuses', 'statuses');
  const { resource } = await statuses.read<{ id: string; items: { key: string; isActive: boolean }[] }>();
  await statuses.replace({
    ...resource!,
    items: resource!.items.map((item) => (item.key === 'on_hold' ? { ...item, isActive: false } : item)),
  });
  await killApi(portal);
  staff = await createStaff(portal);
});
afterAll(() => portal.stop());

it('a deactivated status cannot be set on a request', async () => {
  const { requestId } = await submitRequest(portal);
  expect(await requestCalls(portal, staff, requestId).changeStatus({ status: 'on_hold' })).toMatchObject({
    status: 400,
    message: 'This status does not exist',
    error: { fields: { status: 'This status does not exist' } },
  });
  expect(await storedRoot(portal, requestId)).toMatchObject({ status: 'pending', seq: 1 });
});

it('a request keeps a deactivated status, accepts notes and a new status, but cannot return', async () => {
  const { requestId } = await submitRequest(portal);
  const requests = await containerOf(portal, 'requests');
  await requests.item('root', requestId).patch([{ op: 'set', path: '/status', value: 'on_hold' }]);
  const { changeStatus } = requestCalls(portal, staff, requestId);
  expect(await changeStatus({ status: 'on_hold', notes: 'Waiting', isPrivate: true })).toMatchObject({
    status: 200,
  });
  expect(await changeStatus({ status: 'processing', seenStatus: 'on_hold' })).toMatchObject({ status: 200 });
  expect(await changeStatus({ status: 'on_hold' })).toMatchObject({ status: 400 });
  expect(await storedRoot(portal, requestId)).toMatchObject({ status: 'processing', seq: 3 });
});
