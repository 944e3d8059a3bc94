import { randomUUID } from 'node:crypto';
import { addDays } from '@portal/contract/fields/dates.ts';
import { revealVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { authHeaders, createStaff } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { containerOf } from '../../support/portal/stores.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { addSubpoena, enterInternalDetails } from '../support/internalRequest.ts';
import { openAs } from '../support/people.ts';
import { pdf } from '../support/wizard.ts';

const DAY_MS = 86_400_000;

test('a clerk sees why a subpoena is due on its date, asks the client, and the answer moves the date @full', async ({
  page,
  portal,
}) => {
  const clerk = await createStaff(portal);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, clerk, '/internal-request');
  const orderId = await enterInternalDetails(page);
  await page.getByLabel('Kind of authority').selectOption('Subpoena');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
  await page.getByLabel(/^Served on/).fill(addDays(today, -10));
  await expect(page.getByText('Leave empty to use the deadline rules.')).toBeVisible();
  await addSubpoena(page, pdf('subpoena.pdf'));
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText(`Request submitted successfully! Order ID: ${orderId}.`)).toBeVisible();
  await page.getByRole('row').filter({ hasText: orderId }).getByRole('link').first().click();

  const card = page.getByRole('region', { name: 'Due date', exact: true });
  await card.getByRole('button', { name: 'Why this date?' }).click();
  await expect(card.getByText(/^15 days after service on/)).toBeVisible();
  await expect(card.getByText(/^Earliest production date:/)).toBeVisible();
  await expectAccessible(page, { dark: true });

  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('button', { name: 'Ask for missing...' }).click();
  await decision.getByLabel('Dates of service are missing').check();
  await decision.getByRole('button', { name: 'Ask the client', exact: true }).click();
  await expect(
    card.getByText(/^Waiting for the client since .*If they answer today, it is due/),
  ).toBeVisible();
  await expect(page.getByText('Paused', { exact: true }).filter({ visible: true }).first()).toBeVisible();

  // Three days pass.
  const requestId = page.url().match(/req_[\w-]+/)![0];
  const requests = await containerOf(portal, 'requests');
  const since = new Date(Date.now() - 3 * DAY_MS).toISOString();
  await requests
    .item('root', requestId)
    .patch([{ op: 'replace', path: '/deadline/pauses/0/from', value: since }]);
  const { verificationCode } = await dataOf(portal.api, revealVerificationCode, {
    headers: { ...authHeaders(clerk), ...randomIpHeader() },
    body: { requestId },
  });
  const request = { orderId, verificationCode };
  await page.goto(`/request-status?${new URLSearchParams(request)}`);
  await expect(
    page.getByText(
      /^We’ve been waiting for your answer since .*\. The expected date moves until you answer\./,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  const updateId = randomUUID();
  const fileId = await uploadForUpdate(portal, request, updateId);
  await sendUpdate(portal, request, { updateId, uploadedFiles: [{ fileId }] });
  await page.reload();
  await expect(page.getByText(/^Expected by/)).toBeVisible();
  await expect(page.getByText(/; paused 3 days/)).toBeVisible();

  await page.goto(`/dashboard/request/${requestId}`);
  await card.getByRole('button', { name: 'Why this date?' }).click();
  await expect(card.getByText(/; paused 3 days/)).toBeVisible();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText(/^The portal moved the due date from/)).toBeVisible();
});
