import { inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { getAdmin, authHeaders, freshEmail, PASSWORD } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { expectDashboard } from '../support/people.ts';

/** Invites a new person; returns their address and the link in their email. */
async function invite(portal: JourneyPortal, role: Role): Promise<{ email: string; link: string }> {
  const email = freshEmail();
  const headers = { ...randomIpHeader(), ...authHeaders(await getAdmin(portal)) };
  await dataOf(portal.api, inviteUser, { headers, body: { email, role } });
  const message = await eventually('the invitation', async () => (await emailsTo(portal, email))[0]);
  return { email, link: /https?:\S*signup\S*/.exec(message.text)![0] };
}

test('a staff member joins with the link in the invitation email, which works once @full', async ({
  browser,
  page,
  portal,
}) => {
  const { email, link } = await invite(portal, 'staff');
  await page.goto(link);
  await expect(page.getByText('Records Portal invites you to join as a staff member.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Clerk');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectDashboard(page);
  await expect(page.getByRole('table', { name: 'Recent Client Requests' })).toBeVisible();

  const stranger = await browser.newContext({ baseURL: portal.site });
  const late = await stranger.newPage();
  await late.goto(link);
  await expect(late.getByText('This invitation is no longer valid')).toBeVisible();
  await late.getByRole('link', { name: 'Sign up as a client' }).click();
  await expect(late.getByLabel('Email')).toBeEditable();
  await stranger.close();
});
