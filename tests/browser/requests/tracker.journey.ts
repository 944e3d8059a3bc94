import { submitRequest } from '../../support/requests/order.ts';
import { expect, test } from '../support/fixtures.ts';

test('the tracker shows that the authorization is in the subpoena packet @full', async ({ page, portal }) => {
  const { orderId, verificationCode } = await submitRequest(portal, { loaIncluded: true });
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  const letters = page.getByRole('region', { name: 'Letter of Authorization / Proof of Service' });
  await expect(letters).toContainText('The documents are in the subpoena packet');
  await expect(letters).not.toContainText('No files');
});

test('typing Order ID and code shows the request and updates the URL @full', async ({ page, portal }) => {
  const { orderId, verificationCode } = await submitRequest(portal);
  await page.goto('/request-status');
  await expect(page.getByText('Where to find your Order ID and code')).toBeVisible();
  await page.getByLabel('Order ID').pressSequentially(orderId);
  await page
    .getByLabel('Verification code')
    .pressSequentially(verificationCode.replace('-', '').toLowerCase());
  const heading = page.getByRole('heading', { name: `Order ${orderId}` });
  await expect(heading).toBeFocused();
  await expect(page.getByLabel('Verification code')).toBeHidden();
  await expect(page).toHaveURL(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await page.getByRole('link', { name: 'Look up another' }).click();
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeHidden();
  await expect(page.getByLabel('Order ID')).toBeFocused();
});

test('the page “Page not found” links to the start of a request @full', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Start a request' }).click();
  await expect(page.getByRole('heading', { name: 'Medical records requests' })).toBeVisible();
});

test('a direct link opens its page with the right title @full', async ({ page }) => {
  for (const [address, heading] of [
    ['/', 'Sign in to your account'],
    ['/client/request', 'Medical records requests'],
    ['/client/request?step=1', 'Who’s Submitting'],
    ['/client/request?step=4', 'Who’s Submitting'],
    ['/request-status', 'Request Status Tracker'],
    ['/order-success', 'Thank you! Your request was submitted successfully.'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${heading.replaceAll('.', '\\.')}`));
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});
