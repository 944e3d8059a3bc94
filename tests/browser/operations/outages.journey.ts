import type { Page } from '@playwright/test';
import { submitRequest } from '../../support/requests/order.ts';
import { openFilled } from '../support/draft.ts';
import { expect, lostCalls, test } from '../support/fixtures.ts';
import { payByCard, pressPay, submit } from '../support/payment.ts';
import { addFiles, fillCard, pdf } from '../support/wizard.ts';

const CALLS = '**/api/**';
const NO_SERVER =
  'We couldn’t reach the server. What you entered is still here. Check your connection and try again.';

/** The provider's script as the page carries it, and what that asks about a payment. */
const SCRIPT = /\/v3\/stripe\.js/;
const CONFIRM = /\/v1\/payment_intents\/[^/]+\/confirm$/;
const INTENT = /\/v1\/payment_intents\/[^/]+$/;

test.use({ provoked: lostCalls });

/** Addresses at this host that the page asks for from now on. */
function requestsTo(page: Page, host: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host === host) seen.push(request.url());
  });
  return seen;
}

test('without the API the landing page and the first step still work @full', async ({ page }) => {
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

test('while the API is slow the tracker says that it looks the request up @full', async ({
  page,
  portal,
}) => {
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

test('without the payment provider the step says so, works again afterwards, and asks no other provider @full', async ({
  page,
}) => {
  const elsewhere = requestsTo(page, 'js.stripe.com');
  await page.route(SCRIPT, (route) => route.abort());
  await openFilled(page, 5);
  const problem = page.getByRole('alert').filter({ hasText: 'Payment System Error' });
  await expect(problem).toContainText('Failed to initialize Stripe. Please refresh the page.');
  await page.unroute(SCRIPT);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await payByCard(page);
  await submit(page);
  expect(elsewhere).toEqual([]);
});

test('a payment provider that never answers is given up after ten seconds, and the button asks it anew @full', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(SCRIPT, (route) => route.abort());
  await openFilled(page, 5);
  const problem = page.getByRole('alert').filter({ hasText: 'Payment System Error' });
  const tryAgain = problem.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await page.unroute(SCRIPT);
  await page.route(SCRIPT, () => undefined);
  const asked = page.waitForRequest(SCRIPT);
  await tryAgain.click();
  await asked;
  await page.clock.fastForward(10_000);
  await expect(problem).toContainText(
    'The payment provider did not answer within 10 seconds. Nothing was charged.',
  );
  await page.unroute(SCRIPT);
  await tryAgain.click();
  await payByCard(page);
  await submit(page);
});

test('a payment that was made while its answer was lost counts as made', async ({ page }) => {
  await openFilled(page, 5);
  await page.route(CONFIRM, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillCard(page);
  await pressPay(page);
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  await submit(page);
});

test('a payment of which nothing is heard can be looked at, never made twice', async ({ page }) => {
  await openFilled(page, 5);
  await page.route(CONFIRM, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route(INTENT, (route) => route.abort());
  await fillCard(page);
  await pressPay(page);
  await expect(page.getByText('We don’t know yet if the payment went through')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $15.00' })).toBeDisabled();
  await page.unroute(INTENT);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  await submit(page);
});
