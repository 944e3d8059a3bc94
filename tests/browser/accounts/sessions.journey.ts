import { signOut as endSession } from '@portal/contract/accounts/endpoints/auth.ts';
import { authHeaders, signUpPerson } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';
import { openDraftAtStep } from '../support/draft.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseFromAccountMenu, expectDashboard, expectSignIn, openAs, signIn } from '../support/people.ts';

const ENDED = 'Your session has ended. Please sign in again.';

test('logging out clears the stored data and signs the other tabs out', async ({ page, context, portal }) => {
  const person = await signUpPerson(portal);
  const { requestId, request } = await submitAsClient(portal, person);
  await openAs(page, person, `/dashboard/request/${requestId}`);
  await expect(page.getByRole('heading', { name: `Order ${request.orderId}` })).toBeVisible();
  await openDraftAtStep(page, 2);
  await expect(page.getByLabel('Patient full name')).toHaveValue('Robin Example');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('region', { name: 'Recent Client Requests' })).toContainText(request.orderId);

  await page.goto('/dashboard');
  await chooseFromAccountMenu(page, 'Log out');
  await expectSignIn(page);
  await expect(page.getByText(ENDED)).toBeHidden();
  await expectSignIn(other);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  for (const key of ['portal.session', 'portal.rememberMe', 'portal.preferences', 'requestDraft']) {
    expect(stored).not.toHaveProperty([key]);
  }
  expect(Object.keys(stored).filter((key) => key.startsWith('recentRequests'))).toEqual([]);
  expect(JSON.stringify(stored)).not.toContain(requestId);

  await page.goto('/client/request');
  await expect(page.getByText('You have an unfinished request')).toBeHidden();
  await page.goto('/dashboard');
  await expectSignIn(page);
});

test('a page opened in a new tab is signed in when the session is stored in one tab only @full', async ({
  page,
  context,
  portal,
}) => {
  const person = await signUpPerson(portal);
  const { requestId, request } = await submitAsClient(portal, person);
  await page.goto('/login');
  await signIn(page, person);
  await expectDashboard(page);
  expect(await page.evaluate(() => localStorage.getItem('portal.session'))).toBeNull();

  const opening = context.waitForEvent('page');
  await page
    .getByRole('link', { name: `View order ${request.orderId}` })
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await expect(tab).toHaveURL(`/dashboard/request/${requestId}`);
  await expect(tab.getByRole('heading', { name: `Order ${request.orderId}` })).toBeVisible();

  const typed = await context.newPage();
  await typed.goto('/profile');
  await expect(typed.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
});

test('a session ended on the server leads to the sign-in page with the reason, then back to the page', async ({
  page,
  portal,
}) => {
  const person = await signUpPerson(portal);
  await openAs(page, person, '/dashboard?status=pending');
  await expect(page.getByText('No client requests found')).toBeVisible();
  await dataOf(portal.api, endSession, { headers: { ...randomIpHeader(), ...authHeaders(person) } });
  // Another request of the page may notice it first.
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click({ timeout: 5000 }).catch(() => undefined);
  await expectSignIn(page);
  await expect(page.getByText(ENDED)).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard?status=pending');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
});
