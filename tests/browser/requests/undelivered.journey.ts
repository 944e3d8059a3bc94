import type { Page } from '@playwright/test';
import { freshEmail } from '../../support/accounts/accounts.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { addressThat } from '../../support/operations/notices.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAsStaff } from '../support/staffRequest.ts';

const undelivered = (page: Page) => page.getByRole('group', { name: 'Undelivered emails' });

test('an email that bounces is a task, and the code reaches only the address that staff correct @full', async ({
  page,
  browser,
  portal,
}) => {
  const wrong = addressThat('bounce');
  const { orderId, verificationCode } = await submitRequest(portal, { copyServiceEmail: wrong });
  await eventually('the email that bounces', async () => (await emailsTo(portal, wrong)).length > 0);

  // The report of the bounce comes after the email.
  await openAsStaff(page, portal, '/dashboard');
  const list = page.getByRole('region', { name: 'Recent Client Requests' });
  await list.getByRole('link', { name: /^Undelivered/ }).click();
  const order = list.getByRole('link', { name: orderId, exact: true });
  await expect(async () => {
    await page.goto(`/dashboard?view=undelivered&search=${orderId}`);
    await expect(order).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(
    list.getByRole('listitem').or(list.getByRole('row')).filter({ hasText: orderId }),
  ).toContainText('Undelivered');
  await expectAccessible(page);

  await order.click();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(undelivered(page)).toContainText('Emails don’t reach the contact, b•••');
  await expect(undelivered(page)).toContainText('The mailbox doesn’t exist.');
  await undelivered(page).getByRole('button', { name: 'Show notices' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Request received');
  await expect(notices).toContainText('Bounced');
  await expectAccessible(page);
  await page.goto(`/dashboard?view=undelivered&assignee=mine&search=${orderId}`);
  await order.click();

  const right = freshEmail();
  await undelivered(page).getByRole('button', { name: 'Correct the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the email address' });
  await expect(dialog).toContainText('the current code and its link stop working');
  await dialog.getByLabel('Email address of the contact').fill(right);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Correct the address' }).click();
  await expect(
    page.getByText(`Address corrected. We email the new verification code to ${right}.`),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(undelivered(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Details' }).click();
  const contact = page.getByRole('region', { name: 'Contact Information' });
  await expect(contact.getByRole('link', { name: right })).toHaveCount(1);
  await expect(contact).not.toContainText(wrong);

  const [email] = await eventually('the email with the new code', async () => {
    const found = await emailsTo(portal, right);
    return found.length > 0 ? found : null;
  });
  const client = await openOtherBrowser(browser, portal);
  await client.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(client.getByRole('heading', { name: 'Request not found' })).toBeVisible();
  await client.goto(/\/request-status\?\S+/.exec(email!.text)![0]);
  await expect(client.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  expect((await emailsTo(portal, wrong)).map(({ text }) => text).join()).toContain(verificationCode);
  expect(await emailsTo(portal, wrong)).toHaveLength(1);

  await page.goto(`/dashboard?view=undelivered&search=${orderId}`);
  await expect(list.getByText('0 result(s) found')).toBeVisible();
  await page.goto(`/dashboard?search=${orderId}`);
  await expect(list.getByText('1 result(s) found')).toBeVisible();
  await expect(
    list.getByRole('listitem').or(list.getByRole('row')).filter({ hasText: orderId }),
  ).not.toContainText('Undelivered');
});
