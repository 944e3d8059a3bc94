import type { BrowserContext } from '@playwright/test';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import {
  ACCOUNT,
  chooseBank,
  fillBankAccount,
  payFromUnverifiedAccount,
  setSettlementDelay,
  submitClearing,
  verifyWith,
} from '../support/bank.ts';
import { openAsHolder } from '../support/documents.ts';
import { openDraftAtStep } from '../support/draft.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { requestWithInvoice, invoiceCard, downloadPdf } from '../support/invoices.ts';
import { pressPay, submit } from '../support/payment.ts';
import { fillCard } from '../support/wizard.ts';

/** Longer than it takes to submit a request, so that its payment is still clearing. */
const AFTER_SUBMISSION_MS = 2_000;
const AFTER_THE_JOURNEY_MS = 600_000;

// The settlement delay applies to all bank payments, so the journeys that set it are in this file and run in sequence.
test.describe.configure({ mode: 'default' });

/** The email about an order with this text in its subject. */
function emailAbout(portal: JourneyPortal, orderId: string, text: string) {
  return eventually(`the email “${text}”`, async () =>
    (await emailsAbout(portal, orderId)).find(({ subject }) => subject.includes(text)),
  );
}

/** Every URL that the pages of a context request, and every body that they send to the portal's API. */
function watchRequests(context: BrowserContext): { addresses: string[]; sentToApi: string[] } {
  const seen = { addresses: [] as string[], sentToApi: [] as string[] };
  context.on('request', (request) => {
    seen.addresses.push(request.url());
    if (new URL(request.url()).pathname.startsWith('/api/')) seen.sentToApi.push(request.postData() ?? '');
  });
  return seen;
}

test('a bank payment is entered, verified in the page and cleared, and only the provider gets the account numbers', async ({
  page,
  context,
  portal,
}) => {
  const seen = watchRequests(context);
  const expectNumbersHidden = async () => {
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    for (const secret of [ACCOUNT.number, ACCOUNT.routing]) {
      expect([page.url(), stored, ...seen.addresses, ...seen.sentToApi].join('\n')).not.toContain(secret);
    }
  };
  await setSettlementDelay(portal, AFTER_THE_JOURNEY_MS);
  try {
    const orderId = await openDraftAtStep(page, 5);
    await test.step('the form accepts digits only, and the routing number needs nine', async () => {
      await chooseBank(page);
      const pay = page.getByRole('button', { name: 'Pay $15.00' });
      const routing = page.getByLabel('Routing number');
      await expect(pay).toBeDisabled();
      await fillBankAccount(page);
      await expect(pay).toBeEnabled();
      await routing.fill('');
      await expect(pay).toBeDisabled();
      await routing.pressSequentially('11a-0 000');
      await expect(routing).toHaveValue('110000');
      await pressPay(page);
      await expect(page.getByText('Routing number must be 9 digits.').first()).toBeVisible();
      await expect(routing).toBeFocused();
      await routing.pressSequentially('00099');
      await expect(routing).toHaveValue(ACCOUNT.routing);
      await expectNumbersHidden();
      await pressPay(page);
    });
    await test.step('a wrong code is refused, the right one verifies the account', async () => {
      await expect(page.getByRole('heading', { name: 'Verify your bank account' })).toBeVisible();
      await expectNumbersHidden();
      await verifyWith(page, 'SM11');
      await expect(page.getByText('Enter the 6-character code that starts with SM.').first()).toBeVisible();
      await verifyWith(page, 'SM99ZZ');
      await expect(page.getByText(/does not match/).first()).toBeVisible();
      await verifyWith(page, 'SM11AA');
      await expect(page.getByText('Bank payment clearing')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
      await expectNumbersHidden();
    });
    await test.step('every page shows that the payment is clearing, then that it is paid', async () => {
      await submit(page);
      await expect(page.getByText('Bank payment clearing')).toBeVisible();
      await page.getByRole('link', { name: 'View Request Status' }).click();
      await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Bank payment clearing' })).toBeVisible();
      await setSettlementDelay(portal, AFTER_SUBMISSION_MS);
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(/^\$15\.00, paid on /)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expectNumbersHidden();
    });
  } finally {
    await setSettlementDelay(portal, AFTER_SUBMISSION_MS);
  }
});

test('verifying a bank account on the hosted page after closing the wizard submits the request @full', async ({
  page,
  context,
  portal,
}) => {
  const orderId = await openDraftAtStep(page, 5);
  await payFromUnverifiedAccount(page);
  const link = page.getByRole('link', { name: /^Verify on Stripe’s page/ });
  const address = (await link.getAttribute('href')) ?? '';
  const email = await emailAbout(portal, orderId, 'Verify your bank account');
  expect(email.text).toContain(address);
  await page.close();

  const later = await context.newPage();
  await later.goto(address);
  await verifyWith(later, 'SM99ZZ');
  await expect(later.getByRole('alert')).toBeVisible();
  await verifyWith(later, 'SM11AA');
  await expect(later.getByRole('heading', { name: 'Bank account verified' })).toBeVisible();
  const confirmation = await emailAbout(portal, orderId, 'Request received');
  await later.goto(/https?:\S*request-status\S*/.exec(confirmation.text)![0]);
  await expect(later.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
});

test('after paying again from an unverified account the status page links to the verification @full', async ({
  page,
  context,
  portal,
}) => {
  await setSettlementDelay(portal, AFTER_SUBMISSION_MS);
  const { orderId } = await submitClearing(portal, 'pm_usBankAccount_insufficientFunds');
  const failure = await emailAbout(portal, orderId, 'Payment needed');
  await page.goto(/https?:\S*request-status\S*/.exec(failure.text)![0]);
  await page.getByRole('button', { name: 'Pay again' }).click();
  await payFromUnverifiedAccount(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect(page.getByRole('heading', { name: 'A bank account needs to be verified' })).toBeVisible();
  const address =
    (await page.getByRole('link', { name: /^Verify on Stripe’s page/ }).getAttribute('href')) ?? '';
  const email = await emailAbout(portal, orderId, 'Verify your bank account');
  expect(email.text).toContain(address);
  const provider = await context.newPage();
  await provider.goto(address);
  await verifyWith(provider, 'SM11AA');
  await expect(provider.getByRole('heading', { name: 'Bank account verified' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^\$15\.00, paid/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('an invoice paid from a bank account is clearing, then paid @full', async ({ page, portal }) => {
  await setSettlementDelay(portal, AFTER_THE_JOURNEY_MS);
  try {
    const request = await requestWithInvoice(portal);
    await openAsHolder(page, request);
    const invoice = invoiceCard(page, request.invoiceNumber);
    await invoice.getByRole('button', { name: /^Pay \$25\.50/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay an invoice' });
    await chooseBank(page);
    await fillBankAccount(page);
    await dialog.getByRole('button', { name: 'Pay $25.50' }).click();
    await expect(page.getByRole('heading', { name: 'Verify your bank account' })).toBeVisible();
    await verifyWith(page, 'SM11AA');
    await expect(dialog).toBeHidden();
    await expect(invoice).toContainText('Bank payment clearing');
    await expect(invoice.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await expect(invoice.getByRole('button', { name: /^Receipt/ })).toHaveCount(0);
    await setSettlementDelay(portal, AFTER_SUBMISSION_MS);
    await expect(async () => {
      await page.reload();
      await expect(invoice).toContainText(/Paid on /, { timeout: 2_000 });
    }).toPass();
    const receipt = await downloadPdf(page, `Receipt: ${request.invoiceNumber}`);
    expect(receipt.text).toMatch(/Total paid\s+\$25\.50/);
  } finally {
    await setSettlementDelay(portal, AFTER_SUBMISSION_MS);
  }
});

test('a late bank payment failure puts the request on hold, and the email links to paying again @full', async ({
  page,
  portal,
}) => {
  await setSettlementDelay(portal, AFTER_SUBMISSION_MS);
  const { orderId } = await submitClearing(portal, 'pm_usBankAccount_insufficientFunds');
  const email = await emailAbout(portal, orderId, 'Payment needed');
  expect(email.text).toContain('Pay again');
  await page.goto(/https?:\S*request-status\S*/.exec(email.text)![0]);
  await expect(page.getByRole('heading', { name: 'Your payment did not go through' })).toBeVisible();
  await expect(page.getByText('On Hold', { exact: true }).first()).toBeVisible();

  const payAgain = page.getByRole('button', { name: 'Pay again' });
  await payAgain.click();
  const dialog = page.getByRole('dialog', { name: 'Pay the processing fee again' });
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(payAgain).toBeFocused();
  await payAgain.click();
  await fillCard(page);
  await pressPay(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^We have your request\./)).toBeVisible();
  await expect(page.getByText(/^\$15\.00, paid/)).toBeVisible();
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
  await expect(payAgain).toBeHidden();
});
