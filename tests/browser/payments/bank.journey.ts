import type { BrowserContext } from '@playwright/test';
import { ACCOUNT, chooseBank, fillBankAccount, setSettlementDelay, verifyWith } from '../support/bank.ts';
import { openDraftAtStep } from '../support/draft.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressPay, submit } from '../support/payment.ts';

/** Longer than it takes to submit a request, so that its payment is still clearing. */
const AFTER_SUBMISSION_MS = 2_000;
const AFTER_THE_JOURNEY_MS = 600_000;

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
