import { expect, test } from '../support/fixtures.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { payByCard, submit } from '../support/payment.ts';
import { openRequestAsStaff } from '../support/staffRequest.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { addFiles, createOrder, next, openRequestDetails, pdf } from '../support/wizard.ts';

test('a client states the scope, and the tracker shows it @full', async ({ page }) => {
  const order = createOrder();
  await openRequestDetails(page, order);
  await addFiles(page, 'Letter of Authorization / Proof of Service', [
    pdf('authorization.pdf'),
    pdf('hiv.pdf'),
  ]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);

  const scope = page.getByRole('region', { name: 'Scope of records' });
  await scope.getByRole('radio', { name: 'Date ranges' }).check();
  const range = (number: number) => scope.getByRole('group', { name: `Date range ${number}` });
  await range(1).getByLabel('From').fill('2021-01-01');
  await range(1).getByLabel('To').fill('2021-03-31');
  await scope.getByRole('button', { name: 'Add date range' }).click();
  await range(2).getByLabel('From').fill('2020-01-01');
  await scope.getByRole('button', { name: 'Sensitive records' }).press('Enter');
  await scope.getByRole('checkbox', { name: 'HIV test results' }).check();
  await scope.getByLabel('Authorization for: HIV test results').selectOption('hiv.pdf');
  await scope.getByRole('button', { name: 'Case references' }).click();
  await scope.getByLabel('Claim number').fill('CL-4411');
  await expect(scope.getByRole('button', { name: 'Sensitive records · 1 selected' })).toBeVisible();
  await expectAccessible(page);
  await next(page);
  await page.getByRole('alert').getByRole('link', { name: 'Enter the last day' }).click();
  await expect(range(2).getByLabel('To')).toBeFocused();
  await range(2).getByLabel('To').fill('2020-12-31');
  await page.reload();
  await expect(range(2).getByLabel('To')).toHaveValue('2020-12-31');
  await expect(scope.getByLabel('Claim number')).toHaveValue('CL-4411');
  await next(page);

  await expect(page.getByRole('heading', { name: 'Review Your Request' })).toBeVisible();
  await expect(page.getByText('Jan 1, 2020 to Mar 31, 2021')).toBeVisible();
  await expect(page.getByText('HIV test results (hiv.pdf)')).toBeVisible();
  await next(page);
  await payByCard(page);
  await submit(page);
  await expect(page.getByRole('region', { name: 'Scope of records' })).toContainText(
    'HIV test results (hiv.pdf)',
  );
  await page.getByRole('link', { name: 'View Request Status' }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.orderId}` })).toBeVisible();
  const shown = page.getByRole('region', { name: 'Scope of records' });
  await expect(shown).toContainText('Jan 1, 2020 to Mar 31, 2021');
  await expect(shown).toContainText('HIV test results (hiv.pdf)');
  await expect(shown).toContainText('CL-4411');
  await expectAccessible(page);
});

test('a clerk narrows the scope with the client’s consent, and the client sees both versions @full', async ({
  page,
  portal,
}) => {
  const request = await submitRequest(portal, { scope: { dates: 'all', caseNumber: 'BC-77' } });
  await openRequestAsStaff(page, portal, request, 'details');
  const scope = page.getByRole('region', { name: 'Scope of records' });
  await expect(scope).toContainText('All dates');
  await scope.getByRole('button', { name: 'Narrow scope' }).click();
  const dialog = page.getByRole('dialog', { name: 'Narrow scope' });
  await dialog.getByRole('radio', { name: 'Date ranges' }).check();
  await dialog.getByLabel('From').fill('2020-01-01');
  await dialog.getByLabel('To', { exact: true }).fill('2020-12-31');
  await dialog.getByLabel('How the client agreed').selectOption('Phone');
  await dialog.getByLabel('When the client agreed').fill('2026-01-05');
  await dialog.getByLabel('Reason').fill('Fewer pages');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Narrow scope' }).click();
  await expect(scope).toContainText('Jan 1, 2020 to Dec 31, 2020');
  await expect(scope.getByRole('button', { name: 'Narrow scope' })).toBeFocused();
  await scope.getByRole('button', { name: 'Show earlier versions' }).click();
  await expectAccessible(page);

  const { orderId, verificationCode } = request;
  await page.goto(`/request-status?${new URLSearchParams({ orderId, verificationCode })}`);
  await expect(scope).toContainText('Jan 1, 2020 to Dec 31, 2020');
  await expect(scope).toContainText('Your consent: Jan 5, 2026 (Phone). Reason: Fewer pages');
  await scope.getByRole('button', { name: 'Show earlier versions' }).click();
  await expect(scope.getByRole('list', { name: 'Earlier versions of the scope' })).toContainText('All dates');
  await expectAccessible(page);
});
