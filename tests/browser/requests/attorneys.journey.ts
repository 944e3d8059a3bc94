import { getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { openDraftAtStep } from '../support/draft.ts';
import { expect, failedRequests, test } from '../support/fixtures.ts';

const emptyAttorney = { attorneyName: '', firmName: '', lawyerEmail: '', lawyerPhone: '' };

test('typing a few letters suggests an attorney of an earlier request, who fills the fields @full', async ({
  page,
  portal,
}) => {
  const attorney = {
    attorneyName: `Whitby ${crypto.randomUUID().slice(0, 8)}`,
    firmName: 'Whitby & Daughters LLP',
    lawyerEmail: `office@${crypto.randomUUID().slice(0, 8)}.example`,
    lawyerPhone: '(312) 555-0177',
  };
  await submitRequest(portal, attorney);
  await eventually('a suggestion', async () => {
    const query = { searchTerm: attorney.attorneyName };
    const found = await dataOf(portal.api, getAttorneyData, { query, headers: randomIpHeader() });
    return found.length === 1;
  });
  await openDraftAtStep(page, 1, emptyAttorney);
  const name = page.getByLabel('Attorney name');
  const options = page.getByRole('listbox', { name: 'Known attorneys' }).getByRole('option');

  await name.pressSequentially('w');
  await expect(options).toHaveCount(0);
  await name.pressSequentially('hi');
  await expect(options.first()).toContainText(/whi/i);
  await page.getByRole('heading', { name: 'Attorney information' }).click();
  await expect(options).toHaveCount(0);

  await name.fill('');
  await name.pressSequentially(attorney.attorneyName.toLowerCase());
  await expect(options).toHaveCount(1);
  await name.press('Escape');
  await expect(options).toHaveCount(0);
  await name.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await name.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(name).toHaveValue(attorney.attorneyName);
  await expect(page.getByLabel('Firm name')).toHaveValue(attorney.firmName);
  await expect(page.getByLabel('Attorney email')).toHaveValue(attorney.lawyerEmail);
  await expect(page.getByLabel('Attorney phone')).toHaveValue(attorney.lawyerPhone);
});

test.describe('when suggestions cannot be loaded', () => {
  test.use({ expectedErrors: failedRequests });

  test('no error appears, and any attorney can be typed @full', async ({ page }) => {
    await page.route('**/api/getAttorneyData*', (route) => route.fulfill({ status: 500, body: '' }));
    await openDraftAtStep(page, 1, emptyAttorney);
    const response = page.waitForResponse(/getAttorneyData/);
    await page.getByLabel('Attorney name').pressSequentially('whi');
    await response;
    await expect(page.getByLabel('Attorney name')).toHaveValue('whi');
    await expect(page.getByRole('listbox', { name: 'Known attorneys' })).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
  });
});
