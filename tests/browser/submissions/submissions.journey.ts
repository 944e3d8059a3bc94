import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { invitePerson } from '../../support/accounts/accounts.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { authorizationLines, textPdf } from '../../support/files/authorizationPdf.ts';
import { intakeCalls, submitToQueue } from '../../support/requests/intakeCalls.ts';
import { approveWithReason } from '../support/approve.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { submitRequest, uploadFile } from '../../support/requests/order.ts';
import { openAsHolder } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';
import { pdf } from '../support/wizard.ts';

test('staff reject a submission without a letter, the client sends the letter from a phone, and staff approve it @full', async ({
  page,
  browser,
  portal,
}) => {
  const clerk = await invitePerson(portal, 'staff');
  const facilityName = `Facility ${randomUUID().slice(0, 8)}`;
  const first = await submitToQueue(portal, clerk, { facilityName, patientName: 'Robin Example' });
  const second = await submitToQueue(portal, clerk, { facilityName });
  await openAs(page, clerk);
  await page.getByRole('link', { name: 'Submissions' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill(facilityName);
  await expect(page.getByText('Showing 2 of 2 submissions')).toBeVisible();
  const orders = () =>
    page
      .getByRole('row')
      .getByText(/^TEST-/)
      .allTextContents();
  expect(await orders()).toEqual([first.orderId, second.orderId]);
  await expectAccessible(page);

  await page.getByRole('button', { name: `Start review: order ${first.orderId}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.orderId })).toBeVisible();
  const review = page.getByRole('region', { name: 'Review' });
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(review.getByText('There is no usable letter of authorization.')).toBeVisible();
  await review.getByRole('checkbox', { name: 'Patient' }).click();
  await expect(review.getByText('1 of 5 checked')).toBeVisible();
  await decision.getByRole('button', { name: 'Reject...' }).click();
  await decision.getByLabel('Letter of Authorization is missing').check();
  await decision.getByLabel('Note to the client').fill('Both pages, please.');
  await expectAccessible(page);
  await decision.getByRole('button', { name: 'Reject and notify the client' }).click();
  await expect(page.getByText('Submission rejected. We’ll notify the client.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByText('Showing 1 of 1 submissions')).toBeVisible();

  const email = (await emailsAbout(portal, first.orderId)).find(({ subject }) =>
    subject.startsWith('Request rejected'),
  );
  const link = /https?:\/\/\S+\/client\/request\S+/.exec(email?.text ?? '')?.[0];
  const client = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const form = await client.newPage();
  await form.goto(link ?? '');
  await expect(form.getByText(`Request found: ${first.orderId}`)).toBeVisible();
  await expect(form).toHaveURL('/client/request?update');
  await expect(form.getByText('We need the following from you')).toBeVisible();
  await expect(form.getByText('Both pages, please.')).toBeVisible();
  // Only the missing document is asked for.
  await expect(form.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(form.getByRole('main').getByRole('combobox')).toHaveCount(0);
  await expectAccessible(form);
  expect(await form.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await form.getByLabel('Choose files: Supporting Documents').setInputFiles([pdf('loa.pdf')]);
  await form.getByRole('button', { name: 'Submit Update' }).click();
  await expect(form.getByText('Update submitted successfully')).toBeVisible();
  await client.close();

  await page.reload();
  await expect(page.getByText('Showing 2 of 2 submissions')).toBeVisible();
  expect(await orders()).toEqual([first.orderId, second.orderId]);
  const row = page.getByRole('row').filter({ hasText: first.orderId });
  await expect(row.getByText(/^Responded /)).toBeVisible();
  await expect(row.getByText('LOA missing')).toBeHidden();
  await row.getByRole('button', { name: /^Start review/ }).click();
  await expect(review.getByText(/^The client responded about these items on/)).toBeVisible();
  await expect(review.getByText('0 of 5 checked')).toBeVisible();
  await expect(review.getByRole('checkbox', { name: 'Letter of authorization' })).toHaveAccessibleDescription(
    'loa.pdf',
  );
  await review.getByRole('button', { name: 'Check all' }).click();
  await expect(review.getByText('5 of 5 checked')).toBeVisible();
  await approveWithReason(page);
  await expect(page.getByText('Submission approved')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByLabel('Review state').selectOption('Approved');
  await expect(row.getByText('Approved')).toBeVisible();
});

test('the tracker lists what is missing and links to the form @full', async ({ page, portal }) => {
  const clerk = await invitePerson(portal, 'staff');
  const { requestId, orderId, verificationCode } = await submitToQueue(portal, clerk);
  await intakeCalls(portal, clerk).start(requestId);
  await intakeCalls(portal, clerk).reject(requestId, { missing: ['dates-missing'], note: '' });
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(page.getByRole('heading', { name: 'Your request was rejected' })).toBeVisible();
  await expect(page.getByText('Dates of service are missing')).toBeVisible();
  await expectAccessible(page);
  // The question in the thread has the same link.
  await page.getByRole('link', { name: 'Send what is missing' }).first().click();
  await expect(page.getByText('We need the following from you')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByLabel('Update details')).toBeVisible();
});

test('a clerk asks for exactly what is wrong, the client corrects it, and the clerk approves', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(90_000);
  const clerk = await invitePerson(portal, 'staff');
  const authority = { kind: 'authorization' } as const;
  const draftId = randomUUID();
  const unsigned = authorizationLines().map((line) => (line.startsWith('Signature:') ? 'Signature:' : line));
  const letter = { name: 'letter.pdf', content: textPdf(unsigned) };
  const loaFiles = [{ fileId: await uploadFile(portal, draftId, letter) }];
  const order = await submitRequest(portal, { authority, loaFiles, loaIncluded: false }, draftId);
  await openAs(page, clerk, `/dashboard/request/${order.requestId}`);
  const review = page.getByRole('region', { name: 'Review' });
  const decision = page.getByRole('region', { name: 'Decision' });
  const signature = review.getByRole('checkbox', { name: 'Is signed by the patient or a representative' });
  /** The letter is checked after its malware scan; the page of staff shows it when it is loaded. */
  const expectPreCheck = (said: string) =>
    expect(async () => {
      await page.reload();
      await expect(signature).toHaveAccessibleDescription(new RegExp(`Pre-check: ${said}`), {
        timeout: 2_000,
      });
    }).toPass();
  await expectPreCheck('not found');
  await decision.getByRole('button', { name: 'Ask for missing...' }).click();
  // Only what is known to be wrong is selected.
  await expect(
    decision.getByRole('checkbox', { name: 'The signature is missing', exact: true }),
  ).toBeChecked();
  await expect(decision.getByLabel('A page is missing')).not.toBeChecked();
  await expectAccessible(page);
  await decision.getByRole('button', { name: 'Ask the client' }).click();
  await expect(page.getByText('We’ll ask the client for what is missing.')).toBeVisible();

  const client = await openOtherBrowser(browser, portal);
  await client.setViewportSize({ width: 390, height: 844 });
  await openAsHolder(client, order);
  await expect(client.getByText(/^The signature is missing/).first()).toBeVisible();
  await expect(client.getByText('Document: letter.pdf').first()).toBeVisible();
  await client.getByRole('link', { name: 'Upload what is missing' }).first().click();
  await expect(client.getByText(/^The signature is missing/).first()).toBeVisible();
  const signed = {
    name: 'signed.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(textPdf(authorizationLines())),
  };
  await client.getByLabel('Choose files: Supporting Documents').setInputFiles([signed]);
  await client.getByRole('button', { name: 'Submit Update' }).click();
  await expect(client.getByText('Update submitted successfully')).toBeVisible();
  await client.context().close();

  await expectPreCheck('found');
  await review.getByRole('button', { name: /^Confirm what the pre-check found/ }).click();
  await review.getByRole('checkbox', { name: 'Describes the records specifically' }).click();
  await expect(review.getByText(/Required lines open/)).toBeHidden();
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Submission approved')).toBeVisible();
});
