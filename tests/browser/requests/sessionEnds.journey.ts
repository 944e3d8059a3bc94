import { signOut as endSession } from '@portal/contract/accounts/endpoints/auth.ts';
import { authHeaders, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { expect, type JourneyPortal, test } from '../support/fixtures.ts';
import { payByCard, submit } from '../support/payment.ts';
import { expectDashboard, openAs } from '../support/people.ts';
import {
  addFiles,
  chooseRequestType,
  createOrder,
  fillPatientDetails,
  fillWhoIsSubmitting,
  next,
  pdf,
  startWizard,
} from '../support/wizard.ts';

const endSessionOf = (portal: JourneyPortal, person: Person) =>
  dataOf(portal.site, endSession, { headers: { ...authHeaders(person), ...randomIpHeader() } });

test('a client whose session ends in the wizard signs in on the spot and keeps the request', async ({
  page,
  portal,
}) => {
  test.slow();
  const [client, colleague] = await Promise.all([signUpPerson(portal), signUpPerson(portal)]);
  const order = createOrder();
  await openAs(page, client);
  await startWizard(page);
  await fillWhoIsSubmitting(page, order);
  await next(page);
  await endSessionOf(portal, client);
  await fillPatientDetails(page, order);

  const ended = page.getByRole('alert').filter({ hasText: 'Your session has ended' });
  await expect(ended).toBeVisible();
  await ended.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  const enter = async ({ email, password }: Person) => {
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
  };
  await enter(colleague);
  await expect(dialog).toContainText(`Continue as ${colleague.email}?`);
  await dialog.getByRole('button', { name: 'Use another account' }).click();
  await enter(client);
  await expect(dialog).toBeHidden();
  await expect(ended).toBeHidden();
  await expect(page.getByLabel('Patient full name')).toHaveValue(order.patientName);

  await next(page);
  await chooseRequestType(page, order);
  await addFiles(page, 'Letter of Authorization / Proof of Service', [pdf('authorization.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Review Your Request' })).toBeVisible();
  await next(page);
  await payByCard(page);
  await submit(page);
  await page.goto('/dashboard');
  await expectDashboard(page);
  await expect(page.getByRole('link', { name: `View order ${order.orderId}` })).toBeVisible();
});
