import type { Page } from '@playwright/test';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { submitAsClient } from '../../support/requests/submitAsClient.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';

const linkOf = ({ orderId, verificationCode }: { orderId: string; verificationCode: string }) =>
  `/request-status?${new URLSearchParams({ orderId, verificationCode })}`;

async function replaceCode(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Replace code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the verification code?' });
  await expect(dialog).toContainText('The current link and code stop working.');
  await expect(dialog).toContainText(`We email the new one to ${email}.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace code' }).click();
  await expect(page.getByText(`Code replaced. We emailed the new one to ${email}.`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** The address in the email with the new code. */
async function newLink(portal: JourneyPortal, orderId: string): Promise<string> {
  const { text } = await eventually('the email', async () =>
    (await emailsAbout(portal, orderId)).find(({ subject }) => subject.startsWith('New verification code')),
  );
  return /\/request-status\?\S+/.exec(text)![0];
}

test('the submitter replaces the code while somebody else reads with the old link @full', async ({
  page,
  browser,
  portal,
}) => {
  const person = await signUpPerson(portal);
  const request = await submitAsClient(portal, person);
  const { orderId, requestId } = request;
  const heading = (where: Page) => where.getByRole('heading', { name: `Order ${orderId}` });
  const stranger = await openOtherBrowser(browser, portal);
  await stranger.goto(linkOf(request));
  await expect(heading(stranger)).toBeVisible();

  await openAs(page, person, `/dashboard/request/${requestId}`);
  await replaceCode(page, request.request.copyServiceEmail);
  await expect(heading(page)).toBeVisible();

  await stranger.getByRole('button', { name: 'Write a message' }).click();
  await expect(
    stranger.getByRole('heading', { name: 'This verification code no longer works' }),
  ).toBeVisible();
  await expect(heading(stranger)).toBeHidden();
  await expect(stranger.getByLabel('Verification code')).toBeVisible();
  await expectAccessible(stranger);
  await stranger.goto(linkOf(request));
  await expect(stranger.getByRole('heading', { name: 'Request not found' })).toBeVisible();

  await stranger.goto(await newLink(portal, orderId));
  await expect(heading(stranger)).toBeVisible();
});

test('staff replace the code, and show the new one @full', async ({ page, portal }) => {
  const request = await submitRequest(portal);
  await openRequestAsStaff(page, portal, request);
  await page.getByRole('button', { name: 'Show the verification code' }).click();
  await expect(page.getByText(request.verificationCode)).toBeVisible();
  await replaceCode(page, request.request.copyServiceEmail);
  await expect(page.getByText(request.verificationCode)).toBeHidden();
  await page.getByRole('button', { name: 'Show the verification code' }).click();
  const link = new URLSearchParams((await newLink(portal, request.orderId)).split('?')[1]);
  await expect(page.getByText(link.get('verificationCode')!)).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText(/replaced the verification code/)).toBeVisible();
});
