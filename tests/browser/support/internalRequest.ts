import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { pdf } from './wizard.ts';

/** Fills the required fields except the documents; returns the Order ID. */
export async function enterInternalDetails(page: Page): Promise<string> {
  const orderId = `INT-${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Order ID').fill(orderId);
  await page.getByLabel('Facility name').selectOption('Central Medical Center');
  await page.getByLabel('Request type').selectOption('7');
  await page.getByLabel('Patient full name').fill('Robin Example');
  await page.getByLabel('Date of birth').fill('1980-02-03');
  await page.getByLabel('Attorney name').fill('Quentin Ashworth');
  await page.getByLabel('Attorney email').fill('quentin@ashworth.example');
  await page.getByLabel('Attorney phone').fill('(213) 555-0101');
  return orderId;
}

export async function addSubpoena(page: Page, ...files: ReturnType<typeof pdf>[]): Promise<void> {
  await page.getByLabel('Choose files: Subpoena Documents').setInputFiles(files);
}
