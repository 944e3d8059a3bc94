import { submitRequest } from '../../support/requests/order.ts';
import { expect, test } from '../support/fixtures.ts';
import { createOrder } from '../support/wizard.ts';

const WRONG_CODE = '22222-22222';
const NOT_FOUND = 'Request not found';

/** Five well-formed codes that belong to no request. */
const wrongCodes = [2, 3, 4, 5, 6].map((digit) => `${digit}${digit}${digit}${digit}${digit}-22222`);

test('a link with Order ID and code shows the request at once @full', async ({ page, portal }) => {
  const { orderId, verificationCode } = await submitRequest(portal);
  const heading = page.getByRole('heading', { name: `Order ${orderId}` });
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(heading).toBeVisible();
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verification: verificationCode })}`);
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
});

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

test('Check status names the missing fields @full', async ({ page }) => {
  await page.goto('/request-status');
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect(page.getByText('Please enter a valid order ID')).toBeVisible();
  await expect(page.getByText('Please enter your case verification code')).toBeVisible();
  await expect(page.getByLabel('Order ID')).toBeFocused();
});

test('an unknown order and a wrong code show the same page, and five wrong codes lock out the right one @full', async ({
  page,
  portal,
}) => {
  const { orderId, verificationCode } = await submitRequest(portal);
  const unknown = createOrder().orderId;
  const pageTextFor = async (order: string, code: string) => {
    await page.goto(`/request-status?${new URLSearchParams({ orderId: order, verificationCode: code })}`);
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    return (await page.getByRole('main').innerText()).replaceAll(order, 'ORDER');
  };
  expect(await pageTextFor(orderId, WRONG_CODE)).toBe(await pageTextFor(unknown, WRONG_CODE));

  await page.goto(`/request-status?${new URLSearchParams({ orderId })}`);
  for (const code of wrongCodes) {
    const response = page.waitForResponse(/getRequestStatus/);
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Check status' }).click();
    await response;
  }
  await expect(page.getByRole('heading', { name: 'Lookup paused' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^You can try again in \d+ (minutes|seconds)\.$/);
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(page.getByRole('heading', { name: 'Lookup paused' })).toBeVisible();
});

test('the direct link can be shared @full', async ({ page, portal, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { orderId, verificationCode } = await submitRequest(portal);
  const link = `${portal.site}/request-status?${new URLSearchParams({ orderId, verificationCode })}`;
  await page.goto(link);
  await page.getByRole('button', { name: 'Share Direct Link' }).click();
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).href).toBe(new URL(link).href);
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
