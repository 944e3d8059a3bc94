import { expect, inject, it } from 'vitest';
import { signedUp, staffOf } from '../../support/accounts/accounts.ts';
import { consoleOf, rootOf } from '../../support/api/consoleCalls.ts';
import { intentIn, sentInvoice } from '../../support/payments/invoicesOf.ts';
import { pay } from '../../support/requests/order.ts';
import { containerOf } from '../../support/portal/stores.ts';

const portal = inject('portal');

/** Notes of letters that have three bytes each, close to all that a request can keep. */
const LONG_HISTORY = Array.from({ length: 184 }, () => ({
  status: 'pending',
  at: '2026-03-12T08:00:00.000Z',
  by: { kind: 'staff', id: 'user_1' },
  byName: 'Dana Reyes',
  notes: '記'.repeat(2000),
  isPrivate: true,
}));

it('a full request rejects notes with a clear message, and still accepts an invoice payment', async () => {
  const [staff, client] = await Promise.all([staffOf(portal), signedUp(portal)]);
  const invoice = await sentInvoice(portal, staff, client);
  const { requestId } = invoice;
  const root = (await containerOf(portal, 'requests')).item('root', requestId);
  await root.patch([{ op: 'set', path: '/history', value: LONG_HISTORY }]);

  const { move } = consoleOf(portal, staff, requestId);
  expect(await move({ status: 'processing', notes: 'One more' })).toMatchObject({
    status: 409,
    message: 'This request is full. Shorten the text, or continue in a new request.',
  });
  expect((await rootOf(portal, requestId))['status']).toBe('pending');
  expect(await move({ status: 'processing', notes: '' })).toMatchObject({ status: 200 });

  const opened = await invoice.open();
  expect(opened).toMatchObject({ status: 200 });
  await pay(portal, intentIn(opened));
  expect(await invoice.update()).toMatchObject({ isPaid: true });
});
