import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, staffOf } from '../../support/accounts/accounts.ts';
import { consoleOf, rootOf } from '../../support/api/consoleCalls.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { type BorrowedPortal, borrowPortal } from '../../support/portal/borrowPortal.ts';
import { containerOf } from '../../support/portal/stores.ts';

let portal: BorrowedPortal;
let staff: Person;

/** A portal of its own, so that its statuses were not read before one of them was taken out of use. */
beforeAll(async () => {
  portal = await borrowPortal();
  const statuses = (await containerOf(portal, 'config')).item('statuses', 'statuses');
  const { resource } = await statuses.read<{ id: string; items: { key: string; isActive: boolean }[] }>();
  await statuses.replace({
    ...resource!,
    items: resource!.items.map((item) => (item.key === 'on_hold' ? { ...item, isActive: false } : item)),
  });
  staff = await staffOf(portal);
});
afterAll(() => portal.stop());

it('a deactivated status cannot be set on a request', async () => {
  const { requestId } = await submitRequest(portal);
  expect(await consoleOf(portal, staff, requestId).move({ status: 'on_hold' })).toMatchObject({
    status: 400,
    message: 'This status does not exist',
    error: { fields: { status: 'This status does not exist' } },
  });
  expect(await rootOf(portal, requestId)).toMatchObject({ status: 'pending', seq: 1 });
});

it('a request keeps a deactivated status, accepts notes and a new status, but cannot return', async () => {
  const { requestId } = await submitRequest(portal);
  const requests = await containerOf(portal, 'requests');
  await requests.item('root', requestId).patch([{ op: 'set', path: '/status', value: 'on_hold' }]);
  const { move } = consoleOf(portal, staff, requestId);
  expect(await move({ status: 'on_hold', notes: 'Waiting', isPrivate: true })).toMatchObject({ status: 200 });
  expect(await move({ status: 'processing', seenStatus: 'on_hold' })).toMatchObject({ status: 200 });
  expect(await move({ status: 'on_hold' })).toMatchObject({ status: 400 });
  expect(await rootOf(portal, requestId)).toMatchObject({ status: 'processing', seq: 3 });
});
