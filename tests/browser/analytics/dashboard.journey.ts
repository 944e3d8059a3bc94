import type { Page } from '@playwright/test';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';
import { expect, test } from '../support/fixtures.ts';
import { payByCard, submit } from '../support/payment.ts';
import { openDemoDashboard } from '../screens/openAsDemo.ts';
import { expectDashboard, openAs } from '../support/people.ts';
import {
  addFiles,
  createOrder,
  chooseRequestType,
  fillPatientDetails,
  fillWhoIsSubmitting,
  next,
  pdf,
} from '../support/wizard.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Your requests' });
const rows = (page: Page) => table(page).locator('tbody tr');

test('a request submitted while signed in appears on the dashboard @full', async ({ page, portal }) => {
  const order = createOrder();
  await openAs(page, await signUpPerson(portal));
  await expect(page.getByText('No client requests found')).toBeVisible();
  await expect(page.getByText('Submit your first request to see it here')).toBeVisible();
  await expect(page.getByText('No recent requests')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create New Request' }).click();
  await fillWhoIsSubmitting(page, order);
  await next(page);
  await fillPatientDetails(page, order);
  await next(page);
  await chooseRequestType(page, order);
  await addFiles(page, 'Letter of Authorization / Proof of Service', [pdf('authorization.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await next(page);
  await next(page);
  await payByCard(page);
  await submit(page);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expectDashboard(page);
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page)).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  for (const text of [order.orderId, order.patientName, order.requestType, 'Pending']) {
    await expect(rows(page)).toContainText(text);
  }
  await expect(rows(page).getByRole('img', { name: '1 file' })).toBeVisible();
  await page.getByRole('link', { name: `View order ${order.orderId}` }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.orderId}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download authorization.pdf' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download authorization.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('authorization.pdf');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const recents = page.getByRole('region', { name: 'Recent Client Requests' });
  await expect(recents.getByRole('listitem')).toContainText([order.orderId]);
  await expect(recents).toContainText('Just now');
  await recents.getByRole('link', { name: order.patientName }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.orderId}` })).toBeVisible();
  await page.goBack();
  await recents.getByRole('button', { name: /^Remove/ }).click();
  await expect(recents.getByText('No recent requests')).toBeVisible();
});

test('a request of another client is not found @full', async ({ page, portal }) => {
  const other = await submitAsClient(portal, await signUpPerson(portal));
  await openAs(page, await signUpPerson(portal), `/dashboard/request/${other.requestId}`);
  await expect(page.getByRole('alert')).toContainText('Request not found');
  await expect(page.getByText(other.request.orderId)).toBeHidden();
  await page.getByRole('alert').getByRole('link', { name: 'Back to Dashboard' }).click();
  await expectDashboard(page);
  await expect(page.getByText('No recent requests')).toBeVisible();

  await page.goto('/dashboard/request/no-such-thing');
  await expect(page.getByRole('alert')).toContainText('Request not found');
});

for (const { name, viewport, firstScreen } of [
  { name: 'a laptop', viewport: { width: 1280, height: 800 }, firstScreen: 3 },
  { name: 'a phone', viewport: { width: 390, height: 844 }, firstScreen: 1 },
]) {
  test(`on ${name}, the first screen shows requests with their next steps`, async ({ page, portal }) => {
    await page.setViewportSize(viewport);
    await openDemoDashboard(page, portal);
    const actions = page.getByRole('main').getByRole('link', {
      name: /^(?:View|Pay for|Update|Verify the account for|Download documents of) order /,
    });
    await expect(actions.nth(firstScreen - 1)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Create New Request' })).toBeInViewport();
  });
}
