import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { revealVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { authHeaders, createStaff } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { addSubpoena, enterInternalDetails } from '../support/internalRequest.ts';
import { openAs } from '../support/people.ts';
import { pdf } from '../support/wizard.ts';

test('a clerk states a subpoena, checks it in the review, and the accounting shows both @full', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const clerk = await createStaff(portal);
  const patientName = `Rowan ${crypto.randomUUID().replace(/[\d-]/g, '').slice(0, 8)}`;
  await openAs(page, clerk, '/internal-request');
  const orderId = await enterInternalDetails(page);
  await page.getByLabel('Patient full name').fill(patientName);
  await page.getByLabel('Kind of authority').selectOption('Subpoena');
  await page.getByLabel('Issuing court').fill('Superior Court of Fresno');
  await page.getByLabel('Issued on').fill('2026-03-02');
  await page.getByLabel(/^Served on/).fill('2026-03-01');
  await addSubpoena(page, pdf('subpoena.pdf'));
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: 'The date of service must not be before the issue date' })
    .click();
  await expect(page.getByLabel(/^Served on/)).toBeFocused();
  await page.getByLabel(/^Served on/).fill('2026-03-05');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText(`Request submitted successfully! Order ID: ${orderId}.`)).toBeVisible();

  await page.getByRole('row').filter({ hasText: orderId }).getByRole('link').first().click();
  const review = page.getByRole('region', { name: 'Review' });
  const authority = review.getByRole('region', { name: 'Authority for release' });
  await expect(authority.getByText('0 of 10 checked')).toBeVisible();
  // Its required lines are open, so it is expanded.
  await expect(authority.getByText('Required lines open: 2')).toBeVisible();
  await expect(authority.getByText(/Served on: Mar 5, 2026/)).toBeVisible();
  await authority.getByRole('checkbox', { name: 'Was served by personal delivery, on a known date' }).click();
  await expect(authority.getByText('1 of 10 checked')).toBeVisible();
  await expect(authority.getByText('CCP 2020.220(b)')).toBeVisible();
  await expectAccessible(page, { dark: true });

  await authority.getByRole('button', { name: 'Edit Authority for release' }).click();
  const form = page.getByRole('dialog', { name: 'Authority for release' });
  await form.getByLabel('Consumer notice served on').fill('2026-03-04');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(authority.getByText(/Consumer notice served on: Mar 4, 2026/)).toBeVisible();
  await expect(authority.getByText('1 of 10 checked')).toBeVisible();
  // A subpoena without proof of the notice is not approved with one click.
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog', { name: 'Approve anyway?' });
  await expect(question.getByRole('listitem')).toHaveText([/^Has proof of the notice to the consumer/]);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(question.getByText('Please enter why you approve anyway')).toBeVisible();
  await question.getByLabel('Why do you approve anyway?').fill('The notice was faxed');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Submission approved')).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  const details = page.getByRole('tabpanel', { name: 'Details' });
  await expect(details.getByText(/Subpoena: 1 of 10 checked, checklist version 0/)).toBeVisible();
  await expect(details.getByText('Reason: The notice was faxed')).toBeVisible();

  const requestId = page.url().match(/req_[\w-]+/)![0];
  const fileId = await uploadAndRelease(portal, clerk, requestId, { embargoEnabled: false });
  const headers = { ...authHeaders(clerk), ...randomIpHeader() };
  const { verificationCode } = await dataOf(portal.api, revealVerificationCode, {
    headers,
    body: { requestId },
  });
  const access = await lookUp(portal, { orderId, verificationCode });
  await dataOf(portal.api, downloadFile, {
    headers: { ...accessHeader(access), ...randomIpHeader() },
    query: { requestId, fileId, action: 'download' },
  });
  await page.goto(`${portal.site}/management?tab=privacy`);
  await page.getByLabel('Patient name').fill(patientName);
  await page.getByLabel('Date of birth').fill('1980-02-03');
  await page.getByRole('button', { name: 'Show disclosures' }).click();
  await expect(page.getByText(/Authority: Subpoena, Issuing court: Superior Court of Fresno/)).toBeVisible();
  await expect(page.getByText(/Purpose: Response to a subpoena/)).toBeVisible();
  await expect(page.getByText(/Approved by \S.* on /)).toBeVisible();
});
