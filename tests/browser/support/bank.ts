import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { openFeePayment, recordsRequest, stripeOf } from '../../support/requests/order.ts';
import type { JourneyPortal } from './fixtures.ts';
import { pressPay } from './payment.ts';

/** The payment provider's test account whose payments succeed. */
export const ACCOUNT = { routing: '110000000', number: '000123456789' } as const;

/** Sets after how many milliseconds bank payments settle, including those in progress. */
export async function setSettlementDelay(portal: JourneyPortal, milliseconds: number): Promise<void> {
  const response = await fetch(new URL('/__test/bank', portal.stripe), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ settleAfterMs: milliseconds }),
  });
  expect(response.status, 'the new delay is accepted').toBe(200);
}

/** Chooses the bank account as payment method. */
export async function chooseBank(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Bank account (ACH)' }).check();
  await expect(page.getByLabel('Routing number')).toBeVisible();
}

export async function fillBankAccount(page: Page): Promise<void> {
  await page.getByLabel('Account holder name').fill('Jenny Rosen');
  await page.getByLabel('Routing number').fill(ACCOUNT.routing);
  await page.getByLabel('Account number').fill(ACCOUNT.number);
}

/** Pays from an account that has to be verified before it is debited. */
export async function payFromUnverifiedAccount(page: Page): Promise<void> {
  await chooseBank(page);
  await fillBankAccount(page);
  await pressPay(page);
  await expect(page.getByRole('heading', { name: 'Verify your bank account' })).toBeVisible();
}

/** Submits the code of the test deposit, on the portal's page or the provider's. */
export async function verifyWith(page: Page, code: string): Promise<void> {
  await page.getByLabel('Deposit code').fill(code);
  await page.getByRole('button', { name: 'Verify account' }).click();
}

/** A request that was submitted while its payment from this verified account was clearing. */
export async function submitClearing(portal: JourneyPortal, account: `pm_usBankAccount_${string}`) {
  const draftId = randomUUID();
  const { paymentIntentId } = await openFeePayment(portal, draftId, recordsRequest());
  await stripeOf(portal).paymentIntents.confirm(paymentIntentId, {
    payment_method: account,
    mandate_data: {
      customer_acceptance: {
        type: 'online',
        online: { ip_address: '203.0.113.7', user_agent: 'Mozilla/5.0' },
      },
    },
  });
  return dataOf(portal.site, submitClientRequest, { body: { draftId, payment: { id: paymentIntentId } } });
}
