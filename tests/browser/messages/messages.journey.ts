import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { invitePerson } from '../../support/accounts/accounts.ts';
import { readPdf } from '../../support/files/pdfText.ts';
import { submitToQueue } from '../../support/requests/intakeCalls.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAsHolder } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';
import { pdf } from '../support/wizard.ts';

test('a client asks, staff discuss it among themselves and answer, and the client reads the answer alone @full', async ({
  page,
  browser,
  portal,
}) => {
  const clerk = await invitePerson(portal, 'staff');
  const request = await submitToQueue(portal, clerk, { patientName: `Thread ${randomUUID().slice(0, 8)}` });
  const client = await openOtherBrowser(browser, portal);
  await openAsHolder(client, request);
  const thread = client.getByRole('region', { name: 'Messages' });
  await thread.getByRole('button', { name: 'Write a message' }).click();
  await thread.getByLabel('Message', { exact: true }).fill('When do the <b>films</b> come?');
  await expectAccessible(client);
  await thread.getByRole('button', { name: 'Send message' }).click();
  await expect(client.getByText('Message sent')).toBeVisible();
  await expect(thread.getByRole('listitem')).toHaveText(/^You.*When do the <b>films<\/b> come\?$/);

  await openAs(page, clerk, `/dashboard?search=${request.orderId}`);
  const row = page.getByRole('row').filter({ hasText: request.orderId });
  await expect(row.getByRole('img', { name: '1 new message' })).toBeVisible();
  await row.getByRole('link', { name: request.orderId, exact: true }).click();
  await page.getByRole('tab', { name: 'Messages (1 new)' }).click();
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveText(/^Someone with the code.*New.*come\?/);
  // Seen, so it is no longer new for anyone of the staff.
  await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible();
  await messages.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByLabel('Assign this message to').selectOption(clerk.userId);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await messages.getByRole('button', { name: 'Resolve' }).click();
  await expect(messages.getByText(/^Resolved by/)).toBeVisible();
  await page.getByText('Internal note, for staff only').click();
  await page.getByLabel('Internal note', { exact: true }).fill('Radiology says Monday.');
  await expectAccessible(page, { dark: true });
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(messages).toHaveCount(2);
  await page.getByText('Message to the client').click();
  await page.getByLabel('Message', { exact: true }).fill('On Monday.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(messages).toHaveCount(3);
  await expect(messages.nth(1)).toContainText('Internal note. The client can’t see it.');

  await client.reload();
  await openAsHolder(client, request);
  await expect(thread.getByRole('listitem')).toHaveCount(2);
  await expect(thread.getByRole('listitem').last()).toHaveText(/^Records staff.*New.*On Monday\.$/);
  await expect(client.getByText('Radiology')).toBeHidden();
  await expectAccessible(client);
  await client.context().close();
});

test('a client attaches a file that staff open, and staff one and a letter that the client downloads @full', async ({
  page,
  browser,
  portal,
}) => {
  // Two browsers, four documents and a printed letter.
  test.slow();
  const clerk = await invitePerson(portal, 'staff');
  const request = await submitToQueue(portal, clerk, { patientName: `Files ${randomUUID().slice(0, 8)}` });
  const client = await openOtherBrowser(browser, portal);
  await openAsHolder(client, request);
  const thread = client.getByRole('region', { name: 'Messages' });
  await thread.getByRole('button', { name: 'Write a message' }).click();
  await thread.getByLabel('Message', { exact: true }).fill('Is this page part of the chart?');
  await thread.getByRole('button', { name: 'Attach files' }).click();
  await thread.getByLabel('Choose files: Files').setInputFiles([pdf('question.pdf')]);
  await expect(thread.getByText('Uploaded', { exact: true })).toBeVisible();
  await expectAccessible(client);
  await thread.getByRole('button', { name: 'Send message' }).click();
  await expect(client.getByText('Message sent')).toBeVisible();
  await expect(thread.getByRole('list', { name: 'Files' })).toContainText('question.pdf');

  await openAs(page, clerk, `/dashboard/request/${request.requestId}?tab=messages`);
  const files = page.getByRole('list', { name: 'Messages' }).getByRole('list', { name: 'Files' });
  const opening = page.waitForEvent('popup');
  await files.getByRole('button', { name: 'Open question.pdf in a new tab' }).click();
  await (await opening).close();
  await page.getByLabel('Message', { exact: true }).fill('Yes. This is the next one.');
  await page.getByLabel('Also send as a letter (PDF)').check();
  await page.getByRole('button', { name: 'Preview letter' }).click();
  const preview = page.getByRole('dialog', { name: /^Letter .+\.pdf$/ });
  await expect(preview.locator('[data-page="1"] canvas')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Attach files' }).click();
  await page.getByLabel('Choose files: Files').setInputFiles([pdf('answer.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(files.getByRole('button', { name: 'Download answer.pdf' })).toBeVisible();
  await expectAccessible(page, { dark: true });

  await client.reload();
  await openAsHolder(client, request);
  const saving = client.waitForEvent('download');
  await thread.getByRole('button', { name: 'Download answer.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('answer.pdf');
  const savingLetter = client.waitForEvent('download');
  await thread.getByRole('button', { name: /^Download Letter / }).click();
  const letter = await savingLetter;
  expect(letter.suggestedFilename()).toMatch(/^Letter .+ \d{4}-\d\d-\d\d\.pdf$/);
  const { pages } = await readPdf(new Uint8Array(await readFile(await letter.path())));
  expect(pages.join(' ')).toContain('Yes. This is the next one.');
  await expectAccessible(client);
  await client.context().close();
});
