import { expect, type Page } from '@playwright/test';
import type { JourneyPortal } from './fixtures.ts';
import { demoEmails, demoSession, openAs } from './people.ts';

/** Opens a page as the demo clerk. */
export async function openAsStaff(page: Page, portal: JourneyPortal, path: string): Promise<void> {
  await openAs(page, await demoSession(portal, demoEmails.staff), path);
}

/** Opens one request as staff, on this tab. */
export async function openRequestAsStaff(
  page: Page,
  portal: JourneyPortal,
  { requestId, orderId }: { requestId: string; orderId: string },
  tab = 'details',
): Promise<void> {
  await openAsStaff(page, portal, `/dashboard/request/${requestId}?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
}

/** Changes the status in the dialog 'Update Request'. */
export async function updateStatus(
  page: Page,
  { status, notes = '', isPrivate = false }: { status: string; notes?: string; isPrivate?: boolean },
): Promise<void> {
  await page.getByRole('button', { name: 'Update Request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Request' });
  await dialog.getByLabel('Status').selectOption(status);
  await dialog.getByLabel('Notes').fill(notes);
  if (isPrivate) await dialog.getByRole('checkbox', { name: /^Private/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Types a new patient name in the details, without saving it. */
export async function typePatientName(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Details' }).press('Enter');
  const card = page.getByRole('region', { name: 'Patient Information' });
  await card.getByRole('button', { name: 'Edit Patient Information' }).click();
  await card.getByLabel('Patient full name').fill(name);
}
