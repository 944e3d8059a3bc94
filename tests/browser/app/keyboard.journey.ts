import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { openStarted } from '../support/openStarted.ts';
import { verificationCode } from '../support/payment.ts';
import { createOrder } from '../support/wizard.ts';

async function typeInto(
  page: Page,
  name: string,
  text: string,
  role: 'textbox' | 'combobox' = 'textbox',
): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.type(text);
}

async function press(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

test('a request can be submitted with the keyboard alone', async ({ page }) => {
  const order = createOrder();
  await openStarted(page, '/client/request');
  await press(page, 'link', 'Create New Request');
  await expect(page.getByRole('heading', { name: 'Who’s Submitting' })).toBeVisible();
  await typeInto(page, 'Client Order Number', order.orderId);
  await tabTo(page, 'combobox', 'Copy service');
  await page.keyboard.type('Mer');
  await tabTo(page, 'combobox', 'Location');
  await page.keyboard.type('Los');
  await typeInto(page, 'Attorney email', 'dana@whitfield.example', 'combobox');
  await typeInto(page, 'Attorney phone', '(213) 555-0141');
  await typeInto(page, 'Facility name', 'Central Medical Center', 'combobox');
  await press(page, 'button', 'Next');
  await expect(page.getByRole('heading', { name: 'Patient Details', level: 1 })).toBeFocused();
  await typeInto(page, 'Patient full name', order.patientName);
  await page.keyboard.press('Tab');
  await page.keyboard.type('03121984');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1984-03-12');
  await press(page, 'button', 'Next');
  await expect(page.getByRole('heading', { name: 'Request Details', level: 1 })).toBeFocused();
  await tabTo(page, 'radio', 'Entire Chart');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Medical Records', exact: true })).toBeChecked();
  await tabTo(page, 'checkbox', 'It is included in the subpoena packet');
  await page.keyboard.press('Space');
  await press(page, 'button', 'Next');
  await expect(page.getByRole('heading', { name: 'Review Your Request' })).toBeFocused();
  await press(page, 'button', 'Next');
  await typeInto(page, 'Card number', '4242424242424242');
  await page.getByLabel('Expiration date').waitFor();
  await typeInto(page, 'Expiration date', '1234');
  await typeInto(page, 'Security code', '123');
  await typeInto(page, 'ZIP code', '90001');
  await press(page, 'button', 'Pay $15.00');
  await press(page, 'button', 'Submit Request');
  await verificationCode(page);
});
