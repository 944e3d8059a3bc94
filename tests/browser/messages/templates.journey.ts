import { randomUUID } from 'node:crypto';
import { createAdmin, invitePerson } from '../../support/accounts/accounts.ts';
import { submitToQueue } from '../../support/requests/intakeCalls.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAsHolder } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';

test('an admin changes a template, a clerk sends it to a client and to many, and the client reads it @full', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(90_000);
  const [admin, clerk] = await Promise.all([createAdmin(portal), invitePerson(portal, 'staff')]);
  const patientName = `Template ${randomUUID().slice(0, 8)}`;
  const request = await submitToQueue(portal, clerk, { patientName });
  const name = `Welcome ${randomUUID().slice(0, 8)}`;
  await openAs(page, admin, '/management?tab=templates');
  await page.getByRole('button', { name: 'Add template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add template' });
  await dialog.getByLabel('Template name').fill(name);
  const english = dialog.getByRole('group', { name: 'English' });
  await english.getByLabel('Subject').fill('Order {{orderId}}');
  await english.getByLabel('Text').fill('We have your request for <b>{{patientName}}</b>.');
  await dialog.getByLabel('Order ID of a request').fill(request.orderId);
  await dialog.getByLabel('Order ID of a request').press('Enter');
  const text = `We have your request for <b>${patientName}</b>.`;
  await expect(dialog.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add template' }).click();
  await expect(page.getByText('Template added')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText(name).first()).toBeVisible();
  await expectAccessible(page, { dark: true });

  const staff = await openOtherBrowser(browser, portal);
  await openAs(staff, clerk, `/dashboard?search=${request.orderId}`);
  await staff.getByRole('checkbox', { name: `Select order ${request.orderId}` }).click();
  await staff.getByRole('button', { name: 'Send message' }).click();
  const bulk = staff.getByRole('dialog', { name: 'Send message' });
  await bulk.getByLabel('Template').selectOption(name);
  await expect(bulk.getByText(text)).toBeVisible();
  await expectAccessible(staff);
  await bulk.getByRole('button', { name: 'Send message' }).click();
  await expect(bulk.getByText('1 sent')).toBeVisible();
  await bulk.getByRole('button', { name: 'Close' }).click();

  await staff.getByRole('link', { name: request.orderId, exact: true }).click();
  await staff.getByRole('tab', { name: 'Messages', exact: true }).click();
  const form = staff.getByRole('form', { name: 'Write a message' });
  await form.getByLabel('Template').selectOption(name);
  const message = form.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(`Order ${request.orderId}\n\n${text}`);
  await expectAccessible(staff);
  await message.press('End');
  await message.pressSequentially(' Thank you.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(staff.getByText('Message sent')).toBeVisible();

  const client = await openOtherBrowser(browser, portal);
  await openAsHolder(client, request);
  const thread = client.getByRole('region', { name: 'Messages' });
  await expect(thread.getByRole('listitem')).toHaveCount(2);
  await expect(thread.getByRole('listitem').first()).toContainText(text);
  await expect(thread.getByRole('listitem').last()).toContainText('Thank you.');
  await Promise.all([staff.context().close(), client.context().close()]);
});
