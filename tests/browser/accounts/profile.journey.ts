import type { Page } from '@playwright/test';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';
import { expectDashboard, expectSignIn, openAs } from '../support/people.ts';

const SAVED = 'Profile updated successfully!';

const fact = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

test('an edited profile is saved, and a cancelled edit is not @full', async ({ page, portal }) => {
  const person = await signUpPerson(portal);
  await openAs(page, person, '/profile');
  await expect(fact(page, 'First name')).toHaveText('Casey');
  await expect(fact(page, 'Job title')).toHaveText('Legal Administrator');
  await expect(fact(page, 'Department')).toHaveText('Legal Department');

  const edit = page.getByRole('button', { name: 'Edit profile' });
  await edit.click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('First name').fill('Dana');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(fact(page, 'First name')).toHaveText('Casey');

  await edit.click();
  await page.getByLabel('First name').fill('D');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Job title').fill('Senior paralegal');
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Operations');
  await page.getByLabel('About you').fill('Subpoenas, Los Angeles.\nMornings only.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText(SAVED)).toBeHidden();
  await page.reload();
  await expect(fact(page, 'First name')).toHaveText('Dana');
  await expect(fact(page, 'Email')).toHaveText(person.email);
  await expect(fact(page, 'Job title')).toHaveText('Senior paralegal');
  await expect(fact(page, 'Department')).toHaveText('Operations');
  await expect(fact(page, 'About you')).toHaveText('Subpoenas, Los Angeles. Mornings only.');

  await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click();
  await expectDashboard(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectSignIn(page);
});

test.describe('when the profile cannot be saved', () => {
  test.use({ expectedErrors: failedRequests });

  test('the page shows the error and keeps the input @full', async ({ page, portal }) => {
    await openAs(page, await signUpPerson(portal), '/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('First name').fill('Dana');
    await page.route('**/api/submitUserProfile', (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update profile' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Dana');
    await page.unroute('**/api/submitUserProfile');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
  });
});
