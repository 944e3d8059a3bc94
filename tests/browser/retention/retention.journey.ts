import { readFile } from 'node:fs/promises';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { invitePerson, createAdmin } from '../../support/accounts/accounts.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { deleteExpired } from '../../support/portal/controls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { closeDaysAgo, setRetention } from '../../support/operations/retention.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { fileRow, openAsHolder } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';
import { showAllAccountings } from '../support/showAllAccountings.ts';

/** Longer ago than any other request of this portal was closed. */
const DAYS = 3650;

test('an admin sets the retention, the nightly run deletes a file, the tracker shows it, and a clerk issues an accounting @full', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(120_000);
  const [admin, clerk] = await Promise.all([createAdmin(portal), invitePerson(portal, 'staff')]);
  const patientName = `Rowan ${crypto.randomUUID().replace(/[\d-]/g, '').slice(0, 8)}`;
  const request = await submitRequest(portal, { patientName, patientDob: '1966-07-08' });
  const { requestId } = request;
  const fileId = await uploadAndRelease(portal, clerk, requestId, { embargoEnabled: false });
  const access = await lookUp(portal, request);
  await dataOf(portal.api, downloadFile, {
    headers: { ...accessHeader(access), ...randomIpHeader() },
    query: { requestId, fileId },
  });
  await closeDaysAgo(portal, clerk, requestId, DAYS + 1);

  await openAs(page, admin, '/management?tab=privacy');
  await page.getByRole('button', { name: 'Change retention' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change retention' });
  await dialog.getByLabel('Files of a closed request are').selectOption('deleted after a number of days');
  await dialog.getByLabel('Days after closing').fill(String(DAYS));
  await dialog.getByLabel('Reason').fill('Ten years is the policy');
  await expect(dialog.getByText(/^[1-9]\d* files? of .* would be deleted tonight/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(`Files of closed requests are deleted ${DAYS} days after closing.`),
  ).toBeVisible();
  await expectAccessible(page);

  try {
    await deleteExpired(portal);
  } finally {
    await setRetention(portal, admin, null);
  }
  await openAsHolder(page, request);
  const row = fileRow(page, 'chart.pdf');
  await expect(row.getByText(/Deleted under the retention schedule on/)).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  const office = await (await browser.newContext({ baseURL: portal.site, acceptDownloads: true })).newPage();
  await openAs(office, clerk, '/management?tab=privacy');
  await office.getByLabel('Patient name').fill(patientName);
  await office.getByLabel('Date of birth').fill('1966-07-08');
  await office.getByRole('button', { name: 'Show disclosures' }).click();
  await expect(office.getByText(`${patientName}: 1 disclosure in 1 request.`)).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Record an accounting request' }).click();
  const asking = office.getByRole('dialog', { name: 'Record an accounting request' });
  await asking.getByLabel('The patient').check();
  await asking.getByLabel('How identity was verified').fill('Driver license');
  await expectAccessible(office);
  await asking.getByRole('button', { name: 'Save' }).click();
  await showAllAccountings(office);
  await office.getByRole('button', { name: `Issue: ${patientName}` }).click();
  const issuing = office.getByRole('dialog', { name: 'Issue the accounting' });
  await issuing.getByRole('checkbox', { name: 'Issue without these purposes' }).check();
  await issuing.getByRole('button', { name: 'Issue' }).click();
  const requests = office.getByRole('list', { name: 'Accounting requests' });
  const issued = requests.getByRole('listitem').filter({ hasText: patientName });
  await expect(issued.getByText(/with 1 disclosure\./)).toBeVisible();
  await expectAccessible(office);
  const saved = async (name: RegExp) => {
    const download = office.waitForEvent('download');
    await issued.getByRole('button', { name }).click();
    return readFile(await (await download).path());
  };
  expect((await saved(/^Save as CSV/)).toString('utf8')).toContain('chart.pdf');
  const { title, pages } = await readPdf(new Uint8Array(await saved(/^Save as PDF/)));
  expect(title).toBe('Accounting of disclosures');
  expect(pages.join(' ')).toContain(patientName);
  await office.goto(`/dashboard/request/${requestId}`);
  await office.getByRole('tab', { name: 'Activity' }).click();
  await expect(office.getByText('Deleted under the retention schedule: chart.pdf')).toBeVisible();
});
