import type { Page } from '@playwright/test';
import { type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
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
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search requests' });

/** A client with this many requests. The first has its own patient name and request type. */
async function clientWith(
  portal: JourneyPortal,
  requests: number,
): Promise<{ client: Person; orderIds: string[] }> {
  const client = await signUpPerson(portal);
  const orderIds: string[] = [];
  for (let made = 0; made < requests; made += 1) {
    const first = made === 0 && { patientName: 'Quillon Zaraster', requestType: 12 };
    const { request } = await submitAsClient(portal, client, { ...first });
    orderIds.push(request.orderId);
  }
  return { client, orderIds };
}

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

test('a signed-in client adds a request by its verification code @full', async ({ page, portal }) => {
  const { orderId, verificationCode } = await submitRequest(portal);
  await openAs(page, await signUpPerson(portal));
  await page.getByRole('main').getByRole('link', { name: 'View Existing Request' }).click();
  await page.getByLabel('Order ID').fill(orderId);
  await page.getByLabel('Verification code').fill(verificationCode);
  await page.getByRole('button', { name: 'Add to my requests' }).click();
  await expect(page.getByText('Added to your requests')).toBeVisible();
  await expect(page.getByText('In your requests')).toBeFocused();
  await page.reload();
  await expect(page.getByText('In your requests')).toBeVisible();
  await page.goto('/dashboard');
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page)).toContainText([orderId], { timeout: 2_000 });
  }).toPass();
});

test('search, filters and page are in the URL and survive a reload @full', async ({ page, portal }) => {
  test.slow();
  const { client, orderIds } = await clientWith(portal, 7);
  const newest = orderIds.at(-1)!;
  await openAs(page, client);
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).first()).toContainText(newest);
  await expect(page.getByText('Showing 1 to 7 of 7 entries')).toBeVisible();

  await test.step('pages', async () => {
    await page.getByLabel('Rows per page').selectOption('5');
    await expect(page.getByText('Showing 1 to 5 of 7 entries')).toBeVisible();
    await expect(page).toHaveURL('/dashboard?limit=5');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Showing 6 to 7 of 7 entries')).toBeVisible();
    await expect(page).toHaveURL('/dashboard?limit=5&page=2');
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Page 1' }).click();
    await expect(rows(page)).toHaveCount(5);
  });

  await test.step('search', async () => {
    await search(page).pressSequentially('zaraster');
    await expect(page.getByText('1 result(s) found')).toBeVisible();
    await expect(page).toHaveURL('/dashboard?limit=5&search=zaraster');
    await expect(rows(page)).toContainText(['Quillon Zaraster']);
    await expect(page.getByText('Showing 1 to 1 of 1 entries (filtered)')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(rows(page)).toHaveCount(5);
    await expect(search(page)).toBeFocused();
  });

  await test.step('filters, and the badges that remove them', async () => {
    await page.getByRole('combobox', { name: 'Request type' }).selectOption('12');
    await expect(page.getByText('1 result(s) found')).toBeVisible();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('completed');
    await expect(page.getByText('No client requests found')).toBeVisible();
    await expect(page).toHaveURL('/dashboard?limit=5&requestType=12&status=completed');
    await page.getByRole('button', { name: 'Remove filter Status: Completed' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Remove filter Type: 12\. Bills Only/ }).click();
    await expect(rows(page)).toHaveCount(5);
  });

  await test.step('dates', async () => {
    await page.getByRole('button', { name: 'Date Filters' }).click();
    await page.getByRole('button', { name: 'Last Week' }).click();
    await expect(page.getByText('7 result(s) found')).toBeVisible();
    await page.getByRole('group', { name: 'Submitted' }).getByLabel('To').fill('2020-01-31');
    await page.getByRole('group', { name: 'Submitted' }).getByLabel('From').fill('2020-01-01');
    await expect(page.getByText('0 result(s) found')).toBeVisible();
    await expect(page).toHaveURL(/submittedDateFrom=2020-01-01/);
    await page.reload();
    await expect(page.getByText('0 result(s) found')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Submitted' }).getByLabel('To')).toHaveValue('2020-01-31');
    await page.getByRole('button', { name: 'Clear Dates' }).click();
    await expect(rows(page)).toHaveCount(5);
  });

  await test.step('all filters together', async () => {
    await page.goto('/dashboard?search=zaraster&requestType=12&status=pending&page=9');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(rows(page)).toHaveCount(7);
    await expect(page).toHaveURL('/dashboard');
  });
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

test('on a phone the rows are cards @full', async ({ page, portal }) => {
  const { client, orderIds } = await clientWith(portal, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, client);
  const card = page.getByRole('list', { name: 'Your requests' }).getByRole('listitem');
  await expect(card).toContainText([orderIds[0]!]);
  await expect(table(page)).toBeHidden();
  await card.getByRole('link', { name: `View order ${orderIds[0]!}` }).click();
  await expect(page.getByRole('heading', { name: `Order ${orderIds[0]!}` })).toBeVisible();
});

test.describe('when the list cannot be loaded', () => {
  test.use({ expectedErrors: /^Failed to load resource: / });

  test('the page shows the error, and Retry loads the list @full', async ({ page, portal }) => {
    await page.route('**/api/getAllClientRequests*', (route) => route.fulfill({ status: 500, body: '' }));
    await openAs(page, await signUpPerson(portal));
    await expect(page.getByRole('alert')).toContainText(/^Error: /);
    await page.unroute('**/api/getAllClientRequests*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No client requests found')).toBeVisible();
  });
});

test('a request opened by its code is listed as recent and can be opened again after a reload @full', async ({
  page,
  portal,
}) => {
  const { orderId, verificationCode } = await submitRequest(portal, { patientName: 'Odette Farrow' });
  await openAs(page, await signUpPerson(portal));
  await page.getByRole('main').getByRole('link', { name: 'View Existing Request' }).click();
  await page.getByLabel('Order ID').fill(orderId);
  await page.getByLabel('Verification code').fill(verificationCode);
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const recents = page.getByRole('region', { name: 'Recent Client Requests' });
  await expect(recents).toContainText(orderId);
  await recents.getByRole('link', { name: 'Odette Farrow' }).click();
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Request not found');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(recents).toContainText('You opened this request with its Order ID and code.');
  await expect(recents).not.toContainText(orderId);
  await recents.getByRole('link', { name: 'Enter them again' }).click();
  await expect(page.getByRole('heading', { name: 'Request Status Tracker' })).toBeVisible();
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
