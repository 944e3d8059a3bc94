import { fileWith } from '../support/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { addSubpoena, enterInternalDetails, startInternalRequest } from '../support/internalRequest.ts';
import { demoEmails, expectDashboard, signIn } from '../support/people.ts';
import { openAsStaff } from '../support/staffRequest.ts';
import { pdf } from '../support/wizard.ts';

test('a clerk signs in, submits an internal request and finds it on the dashboard @full', async ({
  page,
  portal,
}) => {
  await page.goto(portal.site);
  await signIn(page, { email: demoEmails.staff, password: 'Portal-demo-2026' });
  await expectDashboard(page);
  await startInternalRequest(page);

  await page.getByRole('button', { name: 'Submit Request' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(9);
  await summary.getByRole('link', { name: 'At least one subpoena document is required' }).click();
  await expect(page.getByLabel('Choose files: Subpoena Documents')).toBeFocused();

  const orderId = await enterInternalDetails(page);
  await page.getByLabel('Facility name').selectOption({ label: 'Other' });
  await page.getByLabel('Facility name').fill('Harbor Clinic');
  await page.getByLabel('Request type').selectOption('1');
  await page.getByLabel('PA applies to').selectOption('PMK');
  await page.getByLabel('Subpoena received').fill('2026-01-05');
  await page.getByRole('textbox', { name: /^Notes/ }).fill('Served at the front desk.');
  await addSubpoena(page, pdf('subpoena.pdf'), fileWith('letter.docx', 'word'));
  await expect(page.getByText(/letter\.docx has unsupported format/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove letter.docx' }).click();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Confirmation' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.getByRole('button', { name: 'Submit Request' }).click();

  const confirmation = page.getByText(`Request submitted successfully! Order ID: ${orderId}.`);
  await expect(confirmation).toBeVisible();
  await expect(page).toHaveURL(`${portal.site}/dashboard?success=true&orderId=${orderId}`);
  const row = page.getByRole('row').filter({ hasText: orderId });
  await expect(row).toContainText('Harbor Clinic');
  await expect(row).toContainText('1. Personal Appearance');
  await expect(row).toContainText('Pending');
  await expect(confirmation).toBeHidden();
  await expectDashboard(page);

  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: `View & Edit order ${orderId}` }).click();
  const detail = await opening;
  const history = detail.getByRole('region', { name: 'Request History' });
  await expect(history).toContainText('Served at the front desk.');
  await detail.getByRole('tab', { name: 'Details' }).click();
  await expect(detail.getByText('$15.00, internal request')).toBeVisible();
  await expect(detail.getByText('January 5, 2026')).toBeVisible();
  await detail.getByRole('tab', { name: 'Documents' }).click();
  await expect(detail.getByRole('tabpanel', { name: 'Documents' }).getByText('subpoena.pdf')).toBeVisible();
});

test('leaving a filled form by Back or Cancel asks first @full', async ({ page, portal }) => {
  await openAsStaff(page, portal, '/dashboard');
  await startInternalRequest(page);
  await page.getByLabel('Order ID').fill('INT-never-sent');
  const dialog = page.getByRole('dialog', { name: 'Leave this request?' });
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Order ID')).toHaveValue('INT-never-sent');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expectDashboard(page);
});
