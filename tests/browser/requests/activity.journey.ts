import { readFile } from 'node:fs/promises';
import { pdfBytes } from '../../support/requests/order.ts';
import { requestDownload, requestWithFiles } from '../../support/requests/requestWithFiles.ts';
import { expect, test } from '../support/fixtures.ts';
import { openRequestAsStaff, updateStatus } from '../support/staffRequest.ts';

test('a clerk sees the activity of a request and exports it @full', async ({ page, portal }) => {
  const request = await requestWithFiles(portal, [{ name: 'chart.pdf', content: pdfBytes() }]);
  await requestDownload(portal, request.seen, request.fileIds[0]!);
  await openRequestAsStaff(page, portal, request);
  await updateStatus(page, { status: 'processing', notes: 'The facility is copying the chart.' });
  await page.getByRole('tab', { name: 'Activity' }).click();

  const activity = page.getByRole('region', { name: 'Activity' });
  const entries = activity.getByRole('listitem');
  const changed = /changed the status from Pending to Processing, with notes/;
  await expect(activity.getByText(changed)).toBeVisible();
  await expect(activity.getByText('Someone with the Order ID and code downloaded “chart.pdf”')).toBeVisible();
  await expect(activity.getByText(/viewed the request$/)).toBeVisible();
  await expect(activity.getByText('“chart.pdf” passed the virus scan')).toBeVisible();
  await expect(activity.getByText('The facility is copying the chart.')).toHaveCount(0);

  await activity.getByRole('button', { name: 'Downloads' }).click();
  await expect(entries).toHaveCount(1);

  const saved = page.waitForEvent('download');
  await activity.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`activity-${request.orderId}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain(',file-opened,holder,');
  await expect(entries).toHaveCount(1);

  await page.reload();
  await expect(activity.getByText(/exported the activity$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByRole('region', { name: 'Patient Information' })).toBeVisible();
});
