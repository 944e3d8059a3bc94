import type { Page } from '@playwright/test';
import { freshEmail, signUpPerson } from '../../support/accounts/accounts.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsTo } from '../../support/operations/emails.ts';
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

test('an empty form names every missing field @full', async ({ page }) => {
  await page.goto('/signup');
  await submitForm(page);
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Passwords do not match',
    'You must agree to the terms and conditions',
  ]) {
    await expect(page.getByText(message, { exact: true })).toHaveCount(1);
  }
  await expect(field(page, 'First name')).toBeFocused();
});

test('each invalid value shows its message until the field is corrected @full', async ({ page }) => {
  test.slow();
  await page.goto('/signup');
  const refusals: readonly [Field, string, string][] = [
    ['First name', 'C', 'First name must be at least 2 characters'],
    ['First name', 'C'.repeat(51), 'First name must be less than 50 characters'],
    ['First name', 'R2D2', 'First name can only contain letters, spaces, hyphens and apostrophes'],
    ['Last name', ' ', 'Last name is required'],
    ['Last name', 'E', 'Last name must be at least 2 characters'],
    ['Email', '   ', 'Email cannot be empty'],
    ['Email', 'casey@firm', 'Please enter a valid email address'],
    ['Email', `${'a'.repeat(245)}@firm.example`, 'Email address is too long'],
    ['Phone number (optional)', '555-0142', 'Please enter a valid phone number (minimum 10 digits)'],
    ['Phone number (optional)', '(123) 555-0142', 'Please enter a valid US phone number'],
    ['Password', 'short', 'Password must be at least 6 characters'],
    ['Confirm password', 'another one', 'Passwords do not match'],
  ];
  for (const [name, typed, message] of refusals) {
    await test.step(`${name}: ${message}`, async () => {
      // The terms stay unchecked: nothing is sent.
      await fillIn(page, { ...validValues, [name]: typed });
      await submitForm(page);
      const shown = page.getByText(message, { exact: true });
      await expect(shown).toBeVisible();
      await expect(field(page, name)).toHaveAccessibleDescription(
        new RegExp(message.replaceAll(/[()]/g, '.')),
      );
      await fillIn(page, { [name]: validValues[name] });
      await expect(shown).toBeHidden();
    });
  }
});

test('a misspelled email provider is pointed out and corrected on a click @full', async ({ page }) => {
  await page.goto('/signup');
  const suggestion = page.getByRole('button', { name: 'Did you mean casey@gmail.com?' });
  await field(page, 'Email').fill('casey@gmial.com');
  await suggestion.click();
  await expect(field(page, 'Email')).toHaveValue('casey@gmail.com');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(suggestion).toBeHidden();
});

test('the terms open in a new window, and the form keeps its input @full', async ({ page }) => {
  await page.goto('/signup');
  await fillIn(page, { 'First name': 'Casey' });
  for (const { link, heading } of [
    { link: 'Terms', heading: 'Terms of Service' },
    { link: 'Privacy Policy', heading: 'Privacy Policy' },
  ]) {
    const opening = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    const popup = await opening;
    await expect(popup.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await popup.close();
  }
  await expect(field(page, 'First name')).toHaveValue('Casey');
});

test('an address with an account is refused without a reason, and its owner gets an email @full', async ({
  page,
  portal,
}) => {
  const { email } = await signUpPerson(portal);
  await page.goto('/signup');
  await fillIn(page, { ...validValues, Email: email });
  await terms(page).check();
  await submitForm(page);
  await expect(page.getByRole('alert')).toHaveText('Registration failed. Please try again.');
  await expect(field(page, 'Email')).toHaveValue(email);
  const notice = await eventually('the email to the owner', async () => (await emailsTo(portal, email))[0]);
  expect(notice.subject).toBe('You already have an account');
});
