import { expect, test } from '../support/fixtures.ts';
import { createOrder, startWizard } from '../support/wizard.ts';

const LANDING = 'Medical records requests';

test('leaving with input by Cancel, Back or reload asks first; staying keeps the input', async ({ page }) => {
  const { orderId } = createOrder();
  const dialog = page.getByRole('dialog', { name: 'Leave this request?' });
  const number = page.getByLabel('Client Order Number');
  const landing = page.getByRole('heading', { name: LANDING });
  await startWizard(page);
  await number.fill(orderId);

  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await expect(number).toHaveValue(orderId);

  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/step=1/);
  await expect(number).toHaveValue(orderId);

  await number.press('End');
  const opening = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await opening;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(number).toHaveValue(orderId);

  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(landing).toBeVisible();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(number).toHaveValue(orderId);

  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave and discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(landing).toBeVisible();
  await expect(page.getByText('You have an unfinished request')).toBeHidden();
});
