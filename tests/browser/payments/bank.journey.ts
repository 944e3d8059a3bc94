import type { BrowserContext } from '@playwright/test';
import { eventually } from '../../support/portal/eventually.ts';
import { mailsAbout } from '../../support/operations/mails.ts';
import {
  ACCOUNT,
  chooseBank,
  fillBankAccount,
  payFromUnverifiedAccount,
  settleAfter,
  submitClearing,
  verifyWith,
} from '../support/bank.ts';
import { openAsHolder } from '../support/documents.ts';
import { openFilled } from '../support/draft.ts';
import { expect, type Portal, test } from '../support/fixtures.ts';
import { invoiced, invoiceOn, savedPdf } from '../support/invoices.ts';
import { pressPay, submit } from '../support/payment.ts';
import { fillCard } from '../support/wizard.ts';

/** Longer than it takes to submit a request, so that its payment is clearing then. */
const SOON = 2_000;
const NOT_DURING_THE_JOURNEY = 600_000;

// All banks keep the same pace, so every journey that sets it is in this file, and they run one after the other.
test.describe.configure({ mode: 'default' });

/** The mail about an order with these words in its subject. */
function mailAbout(portal: Portal, orderId: string, words: string) {
  return eventually(`the mail “${words}”`, async () =>
    (await mailsAbout(portal, orderId)).find(({ subject }) => subject.includes(words)),
  );
}

/** Every address that the pages of a context ask for, and everything that they send to the portal's own API. */
function watchRequests(context: BrowserContext): { addresses: string[]; sentToApi: string[] } {
  const seen = { addresses: [] as string[], sentToApi: [] as string[] };
  context.on('request', (request) => {
    seen.addresses.push(request.url());
    if (new URL(request.url()).pathname.startsWith('/api/')) seen.sentToApi.push(request.postData() ?? '');
  });
  return seen;
}

test('a bank account is typed, verified in the page, cleared and paid, and its numbers reach the provider alone', async ({
  page,
  context,
  portal,
}) => {
  const seen = watchRequests(context);
  const expectSecret = async () => {
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    for (const secret of [ACCOUNT.number, ACCOUNT.routing]) {
      expect([page.url(), kept, ...seen.addresses, ...seen.sentToApi].join('\n')).not.toContain(secret);
    }
  };
  await settleAfter(portal, NOT_DURING_THE_JOURNEY);
  try {
    const orderId = await openFilled(page, 5);
    await test.step('the form takes digits, waits to be filled, and wants nine for the bank', async () => {
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
      await expectSecret();
      await pressPay(page);
    });
    await test.step('a wrong code is refused, the right one verifies the account', async () => {
      await expect(page.getByRole('heading', { name: 'Verify your bank account' })).toBeVisible();
      await expectSecret();
      await verifyWith(page, 'SM11');
      await expect(page.getByText('Enter the 6-character code that starts with SM.').first()).toBeVisible();
      await verifyWith(page, 'SM99ZZ');
      await expect(page.getByText(/does not match/).first()).toBeVisible();
      await verifyWith(page, 'SM11AA');
      await expect(page.getByText('Bank payment clearing')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
      await expectSecret();
    });
    await test.step('every page says that the payment is clearing, then that it is paid', async () => {
      await submit(page);
      await expect(page.getByText('Bank payment clearing')).toBeVisible();
      await page.getByRole('link', { name: 'View Request Status' }).click();
      await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Bank payment clearing' })).toBeVisible();
      await settleAfter(portal, SOON);
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(/^\$15\.00, paid on /)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expectSecret();
    });
  } finally {
    await settleAfter(portal, SOON);
  }
});

test('a bank account is verified on the hosted page while the wizard is closed, and the request is made @full', async ({
  page,
  context,
  portal,
}) => {
  const orderId = await openFilled(page, 5);
  await payFromUnverifiedAccount(page);
  const link = page.getByRole('link', { name: /^Verify on Stripe’s page/ });
  const address = (await link.getAttribute('href')) ?? '';
  const mail = await mailAbout(portal, orderId, 'Verify your bank account');
  expect(mail.text).toContain(address);
  await page.close();

  const later = await context.newPage();
  await later.goto(address);
  await verifyWith(later, 'SM99ZZ');
  await expect(later.getByRole('alert')).toBeVisible();
  await verifyWith(later, 'SM11AA');
  await expect(later.getByRole('heading', { name: 'Bank account verified' })).toBeVisible();
  const confirmation = await mailAbout(portal, orderId, 'Request received');
  await later.goto(/https?:\S*request-status\S*/.exec(confirmation.text)![0]);
  await expect(later.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
});

test('paying again from an account that waits to be verified is told on the status page, with the way to verify it @full', async ({
  page,
  context,
  portal,
}) => {
  await settleAfter(portal, SOON);
  const { orderId } = await submitClearing(portal, 'pm_usBankAccount_insufficientFunds');
  const failure = await mailAbout(portal, orderId, 'Payment needed');
  await page.goto(/https?:\S*request-status\S*/.exec(failure.text)![0]);
  await page.getByRole('button', { name: 'Pay again' }).click();
  await payFromUnverifiedAccount(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect(page.getByRole('heading', { name: 'A bank account needs to be verified' })).toBeVisible();
  const address =
    (await page.getByRole('link', { name: /^Verify on Stripe’s page/ }).getAttribute('href')) ?? '';
  const mail = await mailAbout(portal, orderId, 'Verify your bank account');
  expect(mail.text).toContain(address);
  const provider = await context.newPage();
  await provider.goto(address);
  await verifyWith(provider, 'SM11AA');
  await expect(provider.getByRole('heading', { name: 'Bank account verified' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^\$15\.00, paid/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('an invoice is paid from a bank account, clears, and is paid', async ({ page, portal }) => {
  await settleAfter(portal, NOT_DURING_THE_JOURNEY);
  try {
    const request = await invoiced(portal);
    await openAsHolder(page, request);
    const invoice = invoiceOn(page, request.invoiceNumber);
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
    await settleAfter(portal, SOON);
    await expect(async () => {
      await page.reload();
      await expect(invoice).toContainText(/Paid on /, { timeout: 2_000 });
    }).toPass();
    const receipt = await savedPdf(page, `Receipt: ${request.invoiceNumber}`);
    expect(receipt.text).toMatch(/Total paid\s+\$25\.50/);
  } finally {
    await settleAfter(portal, SOON);
  }
});

test('a bank payment that fails late holds the request, and the link in the mail leads to paying again', async ({
  page,
  portal,
}) => {
  await settleAfter(portal, SOON);
  const { orderId } = await submitClearing(portal, 'pm_usBankAccount_insufficientFunds');
  const mail = await mailAbout(portal, orderId, 'Payment needed');
  expect(mail.text).toContain('Pay again');
  await page.goto(/https?:\S*request-status\S*/.exec(mail.text)![0]);
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
  await expect(page.getByText(/^We have your request and will start on it soon\./)).toBeVisible();
  await expect(page.getByText(/^\$15\.00, paid/)).toBeVisible();
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
  await expect(payAgain).toBeHidden();
});
