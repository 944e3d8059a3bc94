import { signOut as endSession } from '@portal/contract/accounts/endpoints/auth.ts';
import { authHeaders, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
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

test('the token of a logged-out session is refused @full', async ({ page, portal }) => {
  const person = await signUpPerson(portal);
  await openAs(page, person);
  await expectDashboard(page);
  const signedOut = page.waitForResponse(/auth\/signout/);
  await chooseFromAccountMenu(page, 'Log out');
  expect((await signedOut).status()).toBe(200);
  await expectSignIn(page);
  await page.evaluate((token) => localStorage.setItem('portal.session', token), person.token);
  await page.goto('/dashboard');
  await expectSignIn(page);
  await expect(page.getByText(ENDED)).toBeVisible();
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

test('an invalid token is dropped, and the sign-in page mentions no session @full', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portal.session', 'not.a.token'));
  await page.goto('/dashboard');
  await expectSignIn(page);
});

test('inactive staff are warned, can stay, and are signed out a minute after the warning @full', async ({
  page,
  context,
  portal,
}) => {
  const staff = await createStaff(portal);
  await context.clock.install();
  await openAs(page, staff);
  await expect(page.getByRole('table', { name: 'Recent Client Requests' })).toBeVisible();
  // The clock must not jump before the page has noted the first input.
  await page.waitForFunction(() => localStorage.getItem('portal.lastInput') !== null);
  const warning = page.getByRole('dialog', { name: 'You will be signed out in 1 minute' });

  await context.clock.fastForward('13:30');
  await expect(warning).toBeHidden();
  await context.clock.fastForward('00:40');
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('timer')).toHaveText(/^[1-5]\d seconds left$/);
  await page.mouse.move(200, 200);
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();

  await context.clock.fastForward('14:10');
  await expect(warning).toBeVisible();
  await context.clock.fastForward('00:51');
  await expectSignIn(page);
  await expect(page.getByText('You were signed out after 15 minutes of inactivity.')).toBeVisible();
  await signIn(page, staff);
  await expectDashboard(page);
});

test('an inactive client is not signed out @full', async ({ page, context, portal }) => {
  await context.clock.install();
  await openAs(page, await signUpPerson(portal));
  await expectDashboard(page);
  await context.clock.fastForward('01:00:00');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});
