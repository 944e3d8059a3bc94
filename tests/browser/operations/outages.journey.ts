import type { Page } from '@playwright/test';
import { submitRequest } from '../../support/requests/order.ts';
import { openDraftAtStep } from '../support/draft.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';
import { payByCard, pressPay, submit } from '../support/payment.ts';
import { addFiles, fillCard, pdf } from '../support/wizard.ts';

const CALLS = '**/api/**';
const NO_SERVER =
  'We couldn’t reach the server. What you entered is still here. Check your connection and try again.';

/** The payment provider's script and the calls that it makes about a payment. */
const SCRIPT = /\/v3\/stripe\.js/;
const CONFIRM = /\/v1\/payment_intents\/[^/]+\/confirm$/;
const INTENT = /\/v1\/payment_intents\/[^/]+$/;

test.use({ expectedErrors: failedRequests });

/** URLs at this host that the page requests from now on. */
function requestsTo(page: Page, host: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host === host) seen.push(request.url());
  });
  return seen;
}

test('without the API the tracker shows the error, keeps the input and can try again', async ({
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
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
});

test('without the API an upload fails with a reason and can be sent again', async ({ page }) => {
  await openDraftAtStep(page, 3);
  await page.route(CALLS, (route) => route.abort());
  await addFiles(page, 'Supporting Documents', [pdf('subpoena.pdf')]);
  await expect(page.getByText(NO_SERVER, { exact: true })).toBeVisible();
  await page.unroute(CALLS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
});

test('without the payment provider the payment step shows the error, recovers, and contacts no other host @full', async ({
  page,
}) => {
  const elsewhere = requestsTo(page, 'js.stripe.com');
  await page.route(SCRIPT, (route) => route.abort());
  await openDraftAtStep(page, 5);
  const problem = page.getByRole('alert').filter({ hasText: 'Payment System Error' });
  await expect(problem).toContainText('Failed to initialize Stripe. Please refresh the page.');
  await page.unroute(SCRIPT);
  await problem.getByRole('button', { name: 'Retry' }).click();
  await payByCard(page);
  await submit(page);
  expect(elsewhere).toEqual([]);
});

test('a payment whose response was lost counts as paid', async ({ page }) => {
  await openDraftAtStep(page, 5);
  await page.route(CONFIRM, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillCard(page);
  await pressPay(page);
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  await submit(page);
});

test('a payment with an unknown result can be checked but not made twice', async ({ page }) => {
  await openDraftAtStep(page, 5);
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
