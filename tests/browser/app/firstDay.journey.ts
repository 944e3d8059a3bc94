import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getAdmin } from '../../support/accounts/accounts.ts';
import { payOut, payoutIsPaid } from '../../support/payments/payouts.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { stripeOf } from '../../support/requests/order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAsHolder } from '../support/documents.ts';
import { pdfOfPages } from '../support/files.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { payByCard, submit } from '../support/payment.ts';
import { signIn } from '../support/people.ts';
import {
  addFiles,
  chooseRequestType,
  createOrder,
  fillCard,
  fillPatientDetails,
  next,
  pdf,
  startWizard,
} from '../support/wizard.ts';

const order = createOrder();
let verificationCode = '';

const test = base.extend<object, { own: Portal }>({
  /** An empty portal, which only these journeys use. */
  own: [
    async ({ browserName: _name }, provide) => {
      const own = await startPortal({ seed: 'none' });
      await provide(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, provide) => provide(own.site),
});

// In sequence: the second continues with what the first one paid.
test.describe.configure({ mode: 'serial' });

async function signInAsAdmin(page: Page, own: Portal): Promise<void> {
  await page.goto('/login');
  await signIn(page, await getAdmin(own));
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

const setupCard = (page: Page) => page.getByRole('region', { name: 'Set up your portal' });

test('the first day: from an empty portal to a completed, paid request, only by the screens', async ({
  page,
  browser,
  own,
}) => {
  test.slow();
  await signInAsAdmin(page, own);
  const card = setupCard(page);
  await expect(card).toContainText(/0 of \d+ steps done/);
  await expectAccessible(page, { dark: true });
  await card.getByRole('button', { name: 'Settings made at deployment' }).click();
  await card.getByRole('button', { name: 'Send me a test email' }).click();
  await expect(card.getByText(/^The mail service took a test message to /)).toBeVisible();
  await card.getByRole('button', { name: 'Test Stripe' }).click();
  await expect(card.getByText('Stripe accepts the key. Payments are tests (test mode).')).toBeVisible();

  await card.getByRole('button', { name: 'Try a sample request' }).click();
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
  await page.goto('/dashboard');
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Remove the sample request?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(card.getByRole('button', { name: 'Try a sample request' })).toBeVisible();

  await card.getByRole('link', { name: /^Facilities/ }).click();
  await page.getByRole('button', { name: 'Add a list' }).click();
  const list = page.getByRole('dialog', { name: 'Add a list of facilities' });
  await list
    .getByRole('textbox', { name: 'Facilities' })
    .fill('Central Medical Center\tMain Street\nRiverside Clinic');
  await list.getByRole('button', { name: 'Add facilities' }).click();
  await expect(page.getByRole('button', { name: 'Edit Riverside Clinic' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(card).toContainText(/1 of \d+ steps done/);

  const client = await (await browser.newContext({ baseURL: own.site })).newPage();
  await startWizard(client);
  await client.getByLabel('Client Order Number').fill(order.orderId);
  await client
    .getByRole('combobox', { name: 'Copy service', exact: true })
    .selectOption({ label: 'Other Copy Service' });
  await client.getByLabel('Copy service name').fill('Swift Copies');
  await client.getByLabel('Copy service email').fill('desk@swift.example');
  await client.getByLabel('Copy service phone').fill('(213) 555-0177');
  await client.getByLabel('Attorney email').fill('dana@whitfield.example');
  await client.getByLabel('Attorney phone').fill('(213) 555-0141');
  await client.getByLabel('Facility name').fill('Central Medical Center');
  await next(client);
  await fillPatientDetails(client, order);
  await next(client);
  await chooseRequestType(client, order);
  await addFiles(client, 'Letter of Authorization / Proof of Service', [pdf('authorization.pdf')]);
  await expect(client.getByText('Uploaded', { exact: true })).toBeVisible();
  await next(client);
  await expect(client.getByRole('heading', { name: 'Review Your Request' })).toBeVisible();
  await next(client);
  await payByCard(client);
  verificationCode = await submit(client);

  await page.goto(`/dashboard?search=${order.orderId}`);
  await page.getByRole('link', { name: order.orderId, exact: true }).click();
  await page.getByRole('button', { name: 'Fulfill' }).click();
  const panel = page.getByRole('dialog', { name: `Fulfill ${order.orderId}` });
  await panel.getByLabel('Choose files: Documents').setInputFiles([pdfOfPages('chart.pdf', 2)]);
  await expect(panel.getByText('Uploaded', { exact: true })).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Charge for these files' }).check();
  await panel.getByLabel('Amount for each file, in USD').fill('30');
  await panel.getByRole('button', { name: /^Images on CD/ }).click();
  await panel.getByRole('checkbox', { name: 'Complete the request' }).check();
  await panel.getByRole('button', { name: 'Send to client' }).click();
  await page
    .getByRole('dialog', { name: 'Send anyway?' })
    .getByRole('button', { name: 'Send anyway' })
    .click();
  await expect(panel).toBeHidden();
  // After the malware scan of the document.
  await expect(page.getByText('Completed', { exact: true }).filter({ visible: true }).first()).toBeVisible();

  await openAsHolder(client, { orderId: order.orderId, verificationCode });
  await expect(client.getByText('Completed').first()).toBeVisible();
  // The document can be paid for and downloaded from a later day.
  await client.getByRole('button', { name: 'Pay $25.00 for INV-2026-000001' }).first().click();
  const dialog = client.getByRole('dialog', { name: 'Pay an invoice' });
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await fillCard(client);
  await dialog.getByRole('button', { name: 'Pay $25.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(client.getByRole('region', { name: 'Invoices' })).toContainText(/Paid on /);
  await client.context().close();
});

test('the end of the month: what is owed, what was refunded, and what a payout contains', async ({
  page,
  own,
}) => {
  const stripe = stripeOf(own);
  const { data: intents } = await stripe.paymentIntents.list({ limit: 10 });
  const fee = intents.find(({ amount, status }) => amount === 1500 && status === 'succeeded')!;
  await stripe.refunds.create({ payment_intent: fee.id, amount: 500 });
  await signInAsAdmin(page, own);
  const compare = async () => {
    await page.goto('/payments');
    await page.getByRole('button', { name: 'Compare now' }).click();
    await expect(page.getByText(/^Compared with Stripe\./)).toBeVisible();
  };
  await compare();

  await page.goto('/analytics/reports?report=receivables');
  const ages = page.getByRole('table', { name: 'Receivables by age' });
  await expect(ages.getByRole('row', { name: /^0–30 days/ })).toContainText('$30.00');
  await expect(ages.getByRole('row', { name: /^More than 90 days/ })).toContainText('$0.00');
  await ages
    .getByRole('row', { name: /^0–30 days/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('link', { name: order.orderId })).toBeVisible();

  await page.goto('/analytics/reports');
  const kinds = page.getByRole('table', { name: 'Revenue by kind' });
  await expect(kinds.getByRole('row', { name: /^Witness fees/ })).toContainText(
    /\$15\.00.*\$5\.00.*\$10\.00/,
  );
  await expect(kinds.getByRole('row', { name: /^Total/ })).toContainText(/\$40\.00.*\$5\.00.*\$35\.00/);
  await expectAccessible(page, { dark: true });
  await page.goto('/analytics');
  await expect(page.getByText(/\$5\.00 of refunds|\$5\.00 refunded/).first()).toBeVisible();

  const { id, amount } = await payOut(own);
  await payoutIsPaid(own, id);
  await compare();
  await page.goto('/payouts');
  await page.getByRole('tab', { name: 'Payouts' }).click();
  const dollars = `$${(amount / 100).toFixed(2)}`;
  await page.getByRole('row').filter({ hasText: dollars }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Payout', exact: true })).toBeVisible();
  await expect(page.getByText('The amount differs from the net of its transactions')).toBeHidden();
  await expect(page.getByRole('link', { name: order.orderId }).first()).toBeVisible();
  await expectAccessible(page, { dark: true });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  const [header = '', ...lines] = csv.replace('\uFEFF', '').trim().split(/\r?\n/);
  const column = (name: string) => header.split(',').indexOf(name);
  const centsOf = (name: string) =>
    lines.reduce((sum, line) => sum + Math.round(Number(line.split(',')[column(name)]) * 100), 0);
  expect(lines.length).toBeGreaterThan(3);
  expect([centsOf('Net'), centsOf('Sent to the bank')]).toEqual([amount, amount]);
});
