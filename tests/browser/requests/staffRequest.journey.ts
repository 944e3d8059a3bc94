import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAsStaff, updateStatus } from '../support/staffRequest.ts';

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
