import { expect, inject, it } from 'vitest';
import { signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';
import { intentIn, sentInvoice } from '../../../support/payments/invoiceCalls.ts';
import { pay } from '../../../support/requests/order.ts';
import { containerOf } from '../../../support/portal/stores.ts';

const portal = inject('portal');

/** Notes of three-byte characters, close to the size limit of a request. */
const LONG_HISTORY = Array.from({ length: 184 }, () => ({
  status: 'pending',
  at: '2026-03-12T08:00:00.000Z',
  by: { kind: 'staff', id: 'user_1' },
  byName: 'Dana Reyes',
  notes: '記'.repeat(2000),
  isPrivate: true,
}));

it('a full request rejects notes with a clear message, and still accepts an invoice payment', async () => {
  const [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
  const invoice = await sentInvoice(portal, staff, client);
  const { requestId } = invoice;
  const item = (await containerOf(portal, 'requests')).item('root', requestId);
  await item.patch([{ op: 'set', path: '/history', value: LONG_HISTORY }]);

  const { changeStatus } = requestCalls(portal, staff, requestId);
  expect(await changeStatus({ status: 'processing', notes: 'One more' })).toMatchObject({
    status: 409,
    message: 'This request has reached its size limit. Shorten the text, or contact us.',
  });
  expect((await requestContent(portal, requestId))['status']).toBe('pending');
  expect(await changeStatus({ status: 'processing', notes: '' })).toMatchObject({ status: 200 });

  const opened = await invoice.open();
  expect(opened).toMatchObject({ status: 200 });
  await pay(portal, intentIn(opened));
  expect(await invoice.update()).toMatchObject({ isPaid: true });
});
