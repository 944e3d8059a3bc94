import type { Page } from '@playwright/test';
import { readAddressBook } from '@portal/contract/accounts/endpoints/addressBook.ts';
import { authHeaders, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { payByCard, submit } from '../support/payment.ts';
import { openAs } from '../support/people.ts';
import { createOrder, next } from '../support/wizard.ts';

const PHONE = { width: 390, height: 844 };

/** A client who submitted a request that is in their address book. */
async function returningClient(portal: JourneyPortal): Promise<{ person: Person; requestId: string }> {
  const person = await signUpPerson(portal);
  const attorney = { attorneyName: 'Dana Ray', firmName: 'Ray LLP' };
  const { requestId } = await submitAsClient(portal, person, { ...attorney, requestType: 18 });
  await eventually('the address book', async () => {
    const book = await dataOf(portal.site, readAddressBook, { headers: authHeaders(person) });
    return book.attorneys.length > 0;
  });
  return { person, requestId };
}

const summary = (page: Page) => page.getByRole('region', { name: 'Copy service and attorney' });
const number = (page: Page) => page.getByLabel('Client Order Number');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a returning client orders again without retyping copy service and attorney @full', async ({
  page,
  portal,
}) => {
  const { person } = await returningClient(portal);
  const order = createOrder();
  await openAs(page, person, '/client/request?step=1');
  await expect(summary(page)).toContainText('Dana Ray, Ray LLP');
  await expectAccessible(page);
  await number(page).fill(order.orderId);
  await next(page);
  await page.getByLabel('Patient full name').fill(order.patientName);
  await page.getByLabel('Date of birth').fill('1984-03-12');
  await next(page);
  await expect(page.getByRole('group', { name: 'Used last' }).getByRole('radio')).toHaveAccessibleName(
    'RFAs',
  );
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search request types' }).fill('entire');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Entire Chart' })).toBeChecked();
  await page.getByLabel('It is included in the subpoena packet').check();
  await next(page);
  await expect(heading(page, 'Review Your Request')).toBeVisible();
  for (const text of ['Other Copy Service Inc', 'attorney@firm.example', 'Dana Ray', 'Entire Chart']) {
    await expect(page.locator('dd').getByText(text, { exact: true })).toBeVisible();
  }
  await next(page);
  const question = page.getByRole('dialog', { name: 'Which facility has the records?' });
  await question.getByRole('button', { name: 'Continue without it' }).click();
  await expect(
    page.getByText('The payment provider’s fee is included in $15.00. The total does not change.'),
  ).toBeVisible();
  await payByCard(page);
  await submit(page);
});

test('on a phone, a client requests the same records again @full', async ({ page, portal }) => {
  const { person, requestId } = await returningClient(portal);
  await page.setViewportSize(PHONE);
  await openAs(page, person, `/dashboard/request/${requestId}`);
  await page.getByRole('button', { name: 'Request again' }).click();
  await expect(summary(page)).toContainText('attorney@firm.example');
  await expectAccessible(page);
  await expect(number(page)).toHaveValue('');
  await number(page).fill(createOrder().orderId);
  await next(page);
  await expect(page.getByLabel('Patient full name')).toHaveValue('Pat Example');
  await next(page);
  await expect(page.getByRole('radio', { name: 'RFAs' })).toBeChecked();
  await expect(page.getByLabel('It is included in the subpoena packet')).not.toBeChecked();
  await page.getByLabel('It is included in the subpoena packet').check();
  await next(page);
  await expect(heading(page, 'Review Your Request')).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Request steps' }).getByRole('listitem');
  const colorOf = (index: number) =>
    steps
      .nth(index)
      .locator('> *')
      .evaluate((step) => getComputedStyle(step).borderTopColor);
  expect(await colorOf(2), 'the step after the open one').toBe(await colorOf(4));
  expect(await colorOf(0), 'the step before the open one').toBe(await colorOf(1));
  expect(await colorOf(1)).not.toBe(await colorOf(2));
});

test('a client edits and deletes contacts of the address book @full', async ({ page, portal }) => {
  const { person } = await returningClient(portal);
  await openAs(page, person, '/account-settings?tab=address-book');
  await page.getByRole('button', { name: 'Edit Dana Ray, Ray LLP' }).click();
  await page.getByLabel('Attorney phone').fill('(312) 555-0133');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('attorney@firm.example · (312) 555-0133')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Other Copy Service Inc' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('None yet. Your next submitted request adds one.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/client/request?step=1');
  await expect(page.getByLabel('Attorney phone')).toHaveValue('(312) 555-0133');
  await expect(page.getByLabel('Copy service email')).toHaveValue('');
});
