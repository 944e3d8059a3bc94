import { submitRequest } from '../support/order.ts';
import { openFilled } from './draft.ts';
import { expect, lostCalls, test } from './fixtures.ts';
import { payByCard, submit } from './payment.ts';
import { addFiles, pdf } from './wizard.ts';

const CALLS = '**/api/**';
const NO_SERVER =
  'We could not reach the server. Nothing you entered is lost: check your connection and try again.';

/** The page's own policy stops the provider's script when the stand-in for it is missing. */
const blockedScript = /js\.stripe\.com/;

test.use({ provoked: new RegExp(`${lostCalls.source}|${blockedScript.source}`) });

test('without the API the landing page and the first step still work', async ({ page }) => {
  await page.route(CALLS, (route) => route.abort());
  await page.goto('/client/request');
  await page.getByRole('link', { name: 'Create New Request' }).click();
  await expect(page.getByLabel('Client Order Number')).toBeVisible();
  await expect(page.getByText('Error loading options. You can still enter a custom value.')).toBeVisible();
});

test('without the API the tracker says so, keeps what was typed and tries again', async ({
  page,
  portal,
}) => {
  const { orderId, verificationCode } = await submitRequest(portal);
  await page.route(CALLS, (route) => route.abort());
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(
    page.getByRole('heading', { name: 'Error retrieving request. Please try again.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Order ID')).toHaveValue(orderId);
  await page.unroute(CALLS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
});

test('while the API is slow the tracker says that it looks the request up', async ({ page, portal }) => {
  const { orderId, verificationCode } = await submitRequest(portal);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/getRequestStatus*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(page.getByText('Looking up the request...')).toBeAttached();
  held.resolve();
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
});

test('without the API an upload fails with a reason and can be sent again', async ({ page }) => {
  await openFilled(page, 3);
  await page.route(CALLS, (route) => route.abort());
  await addFiles(page, 'Supporting Documents', [pdf('subpoena.pdf')]);
  await expect(page.getByText(NO_SERVER, { exact: true })).toBeVisible();
  await page.unroute(CALLS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
});

test('without the API the payment step says that payment could not start, and tries again', async ({
  page,
}) => {
  await page.route(CALLS, (route) => route.abort());
  await openFilled(page, 5);
  const problem = page.getByRole('alert').filter({ hasText: 'Payment System Error' });
  await expect(problem).toContainText(`Payment initialization failed: ${NO_SERVER}`);
  await page.unroute(CALLS);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await payByCard(page);
});

test('without the payment provider the step says so, and works again afterwards', async ({ page }) => {
  const script = '**/__local/stripe/**';
  await page.route(script, (route) => route.abort());
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await openFilled(page, 5);
  const problem = page.getByRole('alert').filter({ hasText: 'Payment System Error' });
  await expect(problem.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(script);
  await page.reload();
  await payByCard(page);
  await submit(page);
});

test('a payment provider that never answers is given up after ten seconds', async ({ page }) => {
  await page.clock.install();
  await page.route('**/__local/stripe/**', (route) => route.abort());
  await page.route('https://js.stripe.com/**', () => undefined);
  const asked = page.waitForRequest('https://js.stripe.com/**');
  await openFilled(page, 5);
  await asked;
  await page.clock.fastForward(10_000);
  const problem = page.getByRole('alert').filter({ hasText: 'Payment System Error' });
  await expect(problem).toContainText(
    'The payment provider did not answer within 10 seconds. Nothing was charged.',
  );
});
