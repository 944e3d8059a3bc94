import type { Page } from '@playwright/test';

/** Approves a submission whose checklist or authority is open, with a reason. */
export async function approveWithReason(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve anyway?' });
  await dialog.getByLabel('Why do you approve anyway?').fill('Confirmed by phone');
  await dialog.getByRole('button', { name: 'Approve' }).click();
}
