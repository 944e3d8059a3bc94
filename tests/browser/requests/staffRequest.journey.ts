import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { expect, test } from '../support/fixtures.ts';
import { openOtherBrowser } from '../support/openOtherBrowser.ts';
import { openAsStaff, openRequestAsStaff, typePatientName, updateStatus } from '../support/staffRequest.ts';

const PRIVATE_NOTES = 'The facility asks for a second signature.';
const PUBLIC_NOTES = 'The facility is copying the chart.';

test('a clerk changes the status of a request, and the client sees only the public notes @full', async ({
  page,
  context,
  portal,
}) => {
  const request = await submitRequest(portal);
  const { orderId, verificationCode } = request;
  await openAsStaff(page, portal, `/dashboard?search=${orderId}`);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: `View & Edit order ${orderId}` }).click();
  const detail = await opening;
  await expect(detail.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();

  await updateStatus(detail, { status: 'on_hold', notes: PRIVATE_NOTES, isPrivate: true });
  const history = detail.getByRole('region', { name: 'Request History' });
  const newest = history.getByRole('listitem').first();
  await expect(newest).toContainText(/On Hold.*Current Status.*Private/);
  await expect(newest).toContainText(PRIVATE_NOTES);

  await updateStatus(detail, { status: 'processing', notes: PUBLIC_NOTES });
  await expect(history.getByRole('listitem').first()).toContainText(PUBLIC_NOTES);

  const tracker = await context.newPage();
  await tracker.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(tracker.getByText(PUBLIC_NOTES)).toBeVisible();
  await expect(tracker.getByText(PRIVATE_NOTES)).toHaveCount(0);

  const emails = await eventually('an email about the new status', async () => {
    const found = await emailsAbout(portal, orderId);
    return found.some(({ subject }) => subject === `Processing: order ${orderId}`) && found;
  });
  expect(emails.filter(({ subject }) => subject.startsWith('On Hold'))).toEqual([]);
  expect(emails.map(({ text }) => text).join()).not.toMatch(/signature|copying the chart/);
});

test('a clerk edits the patient, and the list finds the request by the new name @full', async ({
  page,
  portal,
}) => {
  const request = await submitRequest(portal);
  const name = `Robin ${request.orderId.slice(5)}`;
  await openRequestAsStaff(page, portal, request);
  await typePatientName(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Request details updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Patient Information' })).toBeFocused();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('checkbox', { name: 'Records saved' }).check();
  await expect(page.getByText('Records saved status updated')).toBeVisible();
  await page.goto(`/dashboard?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `View & Edit order ${request.orderId}` })).toBeVisible();
});

test('when two tabs edit the same field, the second sees the conflict and chooses @full', async ({
  page,
  browser,
  portal,
}) => {
  const request = await submitRequest(portal);
  await openRequestAsStaff(page, portal, request);
  const other = await openOtherBrowser(browser, portal);
  await openRequestAsStaff(other, portal, request);
  await typePatientName(page, 'Second Writer');
  await typePatientName(other, 'First Writer');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Request details updated successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  const notice = page.getByRole('group', { name: 'Someone else changed this' });
  await expect(notice).toContainText(/Your version\s*Second Writer\s*Saved version\s*First Writer/);
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Request details updated successfully!')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('region', { name: 'Patient Information' })).toContainText('Second Writer');
  await other.context().close();
});

test('the verification code stays hidden until a clerk shows it @full', async ({ page, portal }) => {
  const request = await submitRequest(portal);
  await openRequestAsStaff(page, portal, request);
  await expect(page.getByText(request.verificationCode)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the verification code' }).click();
  await expect(page.getByText(request.verificationCode)).toBeVisible();
});
