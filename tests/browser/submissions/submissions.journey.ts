import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { invitePerson } from '../../support/accounts/accounts.ts';
import { authorizationLines, textPdf } from '../../support/files/authorizationPdf.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { submitRequest, uploadFile } from '../../support/requests/order.ts';
import { openAsHolder } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAs } from '../support/people.ts';

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
