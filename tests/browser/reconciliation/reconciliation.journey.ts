import { getAdmin } from '../../support/accounts/accounts.ts';
import { stripeOf } from '../../support/requests/order.ts';
import { unmatchedPayments } from '../../support/payments/reconciliation.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { injectSession } from '../support/people.ts';

test('an admin sees an unmatched payment and resolves it with a note @full', async ({ page, portal }) => {
  const admin = await getAdmin(portal);
  const { id } = await stripeOf(portal).paymentIntents.create({
    amount: 7300,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  await stripeOf(portal).paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await eventually('the webhook', async () => {
    return (await unmatchedPayments(portal, admin)).payments.some(({ intentId }) => intentId === id);
  });

  await injectSession(page, admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Payments' }).click();
  const item = page.getByRole('listitem').filter({ hasText: id });
  await expect(
    item.getByRole('heading', { name: 'This payment isn’t for anything in the portal' }),
  ).toBeVisible();
  await expect(item).toContainText('$73.00');
  await expectAccessible(page);

  await item.getByRole('button', { name: `Retry: ${id}` }).click();
  await expect(page.getByText('The payment still can’t be settled')).toBeVisible();
  await item.getByRole('button', { name: `Mark as resolved: ${id}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How was it resolved?').fill('Sent by mistake, refunded');
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('tab', { name: 'Resolved' }).click();
  await expect(item).toContainText('Sent by mistake, refunded');
});
