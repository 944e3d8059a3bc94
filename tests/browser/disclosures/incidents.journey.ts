import { createStaff, getAdmin } from '../../support/accounts/accounts.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { requestDownload } from '../../support/requests/requestWithFiles.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';

const PHONE = { width: 390, height: 844 };

test('a clerk withdraws a release to the wrong person, and an admin issues the letters and closes the incident', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(120_000);
  const [admin, clerk] = await Promise.all([getAdmin(portal), createStaff(portal)]);
  const patientName = `Rowan ${crypto.randomUUID().replace(/[\d-]/g, '').slice(0, 8)}`;
  const request = await submitRequest(portal, { patientName });
  const { requestId } = request;
  const fileId = await uploadAndRelease(portal, clerk, requestId, { embargoEnabled: false });
  const holder = await lookUp(portal, request);
  const { data } = await requestDownload(portal, holder, fileId, { action: 'download' });
  const { url } = data as { url: string };
  expect((await fetch(url)).status).toBe(200);

  await openAs(page, clerk, `/dashboard/request/${requestId}?tab=documents`);
  const report = page.getByRole('button', { name: 'Released to the wrong person' });
  await report.focus();
  await page.keyboard.press('Enter');
  const reporting = page.getByRole('dialog', { name: 'Released to the wrong person' });
  await expect(reporting.getByRole('checkbox', { name: 'chart.pdf' })).toBeChecked();
  await reporting.getByRole('button', { name: 'Withdraw and record' }).click();
  await expect(reporting.getByText('Please enter what happened')).toBeVisible();
  await expectAccessible(page, { dark: true });
  await reporting.getByLabel('What happened').fill('The chart of another patient was released to this firm.');
  await reporting.getByRole('button', { name: 'Withdraw and record' }).click();
  const card = page.getByRole('region', { name: 'Released to the wrong person' });
  await expect(card.getByText(/^Someone with Order ID and code downloaded “chart.pdf” on/)).toBeVisible();
  await expect(card.getByText(/^60 days left, until/)).toBeVisible();
  expect((await fetch(url)).status).toBe(404);
  await expectAccessible(page, { dark: true });
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);

  const office = await openOtherBrowser(browser, portal);
  await openAs(office, admin, '/management?tab=privacy');
  const incident = office
    .getByRole('list', { name: 'Incidents' })
    .getByRole('listitem')
    .filter({ hasText: patientName });
  await incident.getByRole('button', { name: `Show the incident: ${patientName}` }).click();
  await expect(incident.getByText(/45 CFR 164\.404, at most 60 days/)).toBeVisible();
  await expect(incident.getByText(/15 business days; confirm with counsel/)).toBeVisible();
  await expect(incident.getByText(/^Someone with Order ID and code downloaded/)).toBeVisible();

  await incident.getByRole('button', { name: 'Assess the risk' }).click();
  const assessing = office.getByRole('dialog', { name: 'Risk assessment' });
  await expectAccessible(office, { dark: true });
  for (const factor of await assessing.getByRole('textbox').all()) await factor.fill('Looked at it');
  await assessing.getByRole('button', { name: 'Save' }).click();
  await expect(incident.getByRole('heading', { name: 'Risk assessment' })).toBeVisible();

  for (const kind of ['Letter to the patient', 'Letter to the recipient']) {
    await incident.getByRole('button', { name: kind, exact: true }).click();
    const writing = office.getByRole('dialog', { name: kind });
    const text = writing.getByLabel('Text');
    await expect(text).toHaveValue(/\[/);
    await writing.getByLabel('Name and postal address').fill(`${patientName}\n1 Main St\nFresno, CA`);
    await writing.getByRole('button', { name: 'Issue letter' }).click();
    await expect(writing.getByText('Please replace the text in square brackets')).toBeVisible();
    await text.fill((await text.inputValue()).replaceAll(/\[[^\]]*\]/g, 'Done.'));
    await expectAccessible(office, { dark: true });
    await writing.getByRole('button', { name: 'Preview letter' }).click();
    const preview = office.getByRole('dialog', { name: /^Notice to the/ });
    await expect(preview.locator('canvas').first()).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).first().click();
    await writing.getByRole('button', { name: 'Issue letter' }).click();
    await expect(writing).toBeHidden();
    const saving = office.waitForEvent('download');
    await incident.getByRole('button', { name: `Save as PDF: ${kind}` }).click();
    expect((await saving).suggestedFilename()).toMatch(/^Notice to the (patient|recipient) .*\.pdf$/);
  }

  await incident.getByRole('button', { name: 'Close the incident' }).click();
  const closing = office.getByRole('dialog', { name: 'Close the incident' });
  await closing.getByLabel('Outcome').selectOption('Breach, and the patient was notified');
  await closing.getByLabel('Reason').fill('The firm opened the chart');
  await closing.getByRole('button', { name: 'Close incident' }).click();
  await expect(
    incident.getByText('Closed: Breach, and the patient was notified. The firm opened the chart'),
  ).toBeVisible();
  await expect(incident.getByText('Closed', { exact: true })).toBeVisible();
  await expectAccessible(office, { dark: true });
  await office.setViewportSize(PHONE);
  await expectNoSidewaysScroll(office);
  await office.close();
});

async function expectNoSidewaysScroll(page: Parameters<typeof expectAccessible>[0]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}
