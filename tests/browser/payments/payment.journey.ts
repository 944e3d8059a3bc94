import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { draftIdOf, openDraftAtStep } from '../support/draft.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';
import { payByCard, paymentIntentsOf, pressPay, submit, verificationCode } from '../support/payment.ts';
import { createOrder, fillCard, openPaymentStep } from '../support/wizard.ts';

/** A test card whose bank always requires authentication. */
const ALWAYS_AUTHENTICATES = '4000002760003184';

test('a declined card charges nothing, and another card on the same form pays', async ({ page, portal }) => {
  const order = createOrder();
  await openPaymentStep(page, order);
  const draftId = await draftIdOf(page);
  await fillCard(page, '4000000000000002');
  await pressPay(page);
  await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Payment First' })).toBeDisabled();

  await payByCard(page);
  await submit(page);
  const intents = await paymentIntentsOf(portal, draftId);
  expect(intents.map(({ status, amount_received }) => [status, amount_received])).toEqual([
    ['succeeded', 1500],
  ]);
  await eventually(
    'the confirmation email',
    async () => (await emailsAbout(portal, order.orderId)).length === 1,
  );
});

test('Pay and Enter on an incomplete card form show what is missing and charge nothing @full', async ({
  page,
  portal,
}) => {
  await openDraftAtStep(page, 5);
  const draftId = await draftIdOf(page);
  const missing = page.getByRole('alert').filter({ hasText: /^Please complete your card information\.$/ });
  const pay = page.getByRole('button', { name: 'Pay $15.00' });
  const number = page.getByLabel('Card number');
  await expect(pay).toBeDisabled();
  await pay.dispatchEvent('click');
  await expect(missing).toBeVisible();
  await expect(number).toBeFocused();

  await number.fill('4242');
  await expect(missing).toBeHidden();
  await number.press('Enter');
  await expect(missing).toBeVisible();

  const name = page.getByLabel(/^Name on card/);
  await name.fill('Dana Whitfield');
  await expect(missing).toBeHidden();
  await name.press('Enter');
  await expect(missing).toBeVisible();

  await fillCard(page);
  await expect(missing).toBeHidden();
  await name.press('Enter');
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  const intents = await paymentIntentsOf(portal, draftId);
  expect(intents.map(({ status }) => status)).toEqual(['succeeded']);
});

test('failed authentication charges nothing, and a second attempt on the same form pays', async ({
  page,
  portal,
}) => {
  await openDraftAtStep(page, 5);
  const draftId = await draftIdOf(page);
  const challenge = page.getByRole('dialog', { name: '3D Secure 2 Test Page' });
  await fillCard(page, ALWAYS_AUTHENTICATES);
  await pressPay(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await challenge.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(
    page.getByRole('alert').getByText('We are unable to authenticate your payment method.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Payment First' })).toBeDisabled();

  await fillCard(page, ALWAYS_AUTHENTICATES);
  await pressPay(page);
  await challenge.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();
  await submit(page);
  const intents = await paymentIntentsOf(portal, draftId);
  expect(intents.map(({ status, amount_received }) => [status, amount_received])).toEqual([
    ['succeeded', 1500],
  ]);
});

test('a double click on Submit makes one request', async ({ page, portal }) => {
  const orderId = await openDraftAtStep(page, 5);
  let submissions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submitClientRequest')) submissions += 1;
  });
  await payByCard(page);
  await page.getByRole('button', { name: 'Submit Request' }).dblclick();
  await verificationCode(page);
  expect(submissions).toBe(1);
  await eventually('the confirmation email', async () => (await emailsAbout(portal, orderId)).length === 1);
});

test('closing the browser after paying still submits the request, and the email contains the code', async ({
  page,
  context,
  portal,
}) => {
  const orderId = await openDraftAtStep(page, 5);
  await fillCard(page);
  await pressPay(page);
  await expect(page.getByText('Payment successful')).toBeVisible();
  await page.close();
  const email = await eventually(
    'the confirmation email',
    async () => (await emailsAbout(portal, orderId))[0],
  );
  const later = await context.newPage();
  await later.goto(/https?:\S*request-status\S*/.exec(email.text)![0]);
  await expect(later.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
});

test.describe('when the submission fails after the payment', () => {
  test.use({ expectedErrors: failedRequests });

  test('the page confirms only the payment, and Retry submits the request', async ({ page, portal }) => {
    const orderId = await openDraftAtStep(page, 5);
    const draftId = await draftIdOf(page);
    await page.route(
      '**/api/submitClientRequest',
      (route) =>
        route.fulfill({
          status: 503,
          json: {
            success: false,
            message: 'The service is restarting.',
            error: { code: 'unavailable', correlationId: 'made-up' },
          },
        }),
      // The page sends it once more by itself.
      { times: 2 },
    );
    await payByCard(page);
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('heading', { name: /^Payment received\./ })).toBeVisible();
    await expect(page).toHaveURL(/verificationCode=PENDING/);
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'The service is restarting.',
    );
    await expect(page.getByText('Thank you!')).toBeHidden();
    await page.getByRole('button', { name: 'Retry' }).click();
    await verificationCode(page);
    expect(await paymentIntentsOf(portal, draftId)).toHaveLength(1);
    await eventually('the confirmation email', async () => (await emailsAbout(portal, orderId)).length === 1);
  });
});
