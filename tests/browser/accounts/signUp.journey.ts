import type { Page } from '@playwright/test';
import { freshEmail } from '../../support/accounts/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectDashboard } from '../support/people.ts';

const validValues = {
  'First name': 'Casey',
  'Last name': 'O’Neil-Example',
  Email: 'casey@firm.example',
  'Phone number (optional)': '(323) 555-0142',
  Password: 'orange tree 7',
  'Confirm password': 'orange tree 7',
};

type Field = keyof typeof validValues;

const field = (page: Page, name: Field) => page.getByLabel(name, { exact: true });
const terms = (page: Page) => page.getByRole('checkbox', { name: 'I agree to the terms and conditions' });
const submitForm = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

async function fillIn(page: Page, typed: Partial<Record<Field, string>>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await field(page, name as Field).fill(value);
}

test('a new client signs up and lands on the dashboard', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await fillIn(page, { ...validValues, Email: email });
  await terms(page).check();
  await submitForm(page);
  await expectDashboard(page);
  await expect(page.getByRole('button', { name: `Account of ${email}, PE` })).toHaveText('PE');
  await page.reload();
  await expectDashboard(page);
  await page.goBack();
  await expectDashboard(page);
});
