import { createStaff } from '../../support/accounts/accounts.ts';
import { authorizationLines, textPdf } from '../../support/files/authorizationPdf.ts';
import { endTasksOf } from '../../support/portal/endTasksOf.ts';
import { lookUp, lookUpAfterScan } from '../../support/requests/holder.ts';
import { expect, test } from '../support/fixtures.ts';
import { payByCard, submit } from '../support/payment.ts';
import { openAs } from '../support/people.ts';
import { addFiles, createOrder, next, openRequestDetails, pdf } from '../support/wizard.ts';

test('a client is warned of an expired authorization before paying, and the clerk sees what was found @full', async ({
  page,
  portal,
}) => {
  const order = createOrder();
  const content = { patient: order.patientName, birthDate: '03/12/1984', date: 'Date: 01/05/2024' };
  const letter = (name: string, expiry: string) => ({
    ...pdf(name),
    buffer: Buffer.from(textPdf(authorizationLines({ ...content, expiry }))),
  });
  const addLetter = async (name: string, expiry: string) => {
    await addFiles(page, 'Letter of Authorization / Proof of Service', [letter(name, expiry)]);
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    await next(page);
  };
  await openRequestDetails(page, order);
  await addLetter('old.pdf', 'on 01/05/2025');
  const notice = page.getByRole('status').filter({ hasText: 'Please check “old.pdf”' });
  await expect(notice).toContainText('It seems to have expired on January 5, 2025.', { timeout: 20_000 });

  await notice.getByRole('button', { name: /^Change files: / }).click();
  await page.getByRole('button', { name: 'Remove old.pdf' }).click();
  await addLetter('new.pdf', 'upon settlement of the case');
  await next(page);
  await payByCard(page);
  const verificationCode = await submit(page);

  const { _id: requestId } = await lookUp(portal, { orderId: order.orderId, verificationCode });
  await lookUpAfterScan(portal, { orderId: order.orderId, verificationCode });
  await endTasksOf(portal, requestId);
  await openAs(page, await createStaff(portal), `/dashboard/request/${requestId}`);
  const row = page.getByRole('listitem').filter({ hasText: 'new.pdf' });
  await expect(row).toContainText('Found: name of the patient');
  await expect(row).not.toContainText('Not found: signature');
});
