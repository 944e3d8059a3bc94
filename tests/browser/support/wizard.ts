import { expect, type Page } from '@playwright/test';
import { openStarted } from './openStarted.ts';

/** The values that a journey types into the wizard. */
export interface JourneyOrder {
  readonly orderId: string;
  readonly patientName: string;
  readonly requestType: string;
}

export function createOrder(overrides: Partial<JourneyOrder> = {}): JourneyOrder {
  return {
    orderId: `J-${Math.random().toString(36).slice(2, 10).toUpperCase()}`,
    patientName: 'Robin Example',
    requestType: 'Medical Records',
    ...overrides,
  };
}

/** A minimal PDF. */
export function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF\n`) };
}

export async function startWizard(page: Page): Promise<void> {
  await openStarted(page, '/client/request');
  await page
    .getByRole('link', { name: 'Create New Request' })
    .or(page.getByRole('button', { name: 'Create New Request' }))
    .click();
  await expect(page.getByRole('heading', { name: 'Who’s Submitting' })).toBeVisible();
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
}

export async function fillWhoIsSubmitting(page: Page, order: JourneyOrder): Promise<void> {
  await page.getByLabel('Client Order Number').fill(order.orderId);
  await page
    .getByRole('combobox', { name: /^Copy service/ })
    .selectOption({ label: 'Meridian Copy Service' });
  await page.getByRole('combobox', { name: /^Location/ }).selectOption({ label: 'Los Angeles' });
  await page.getByLabel('Attorney email').fill('dana@whitfield.example');
  await page.getByLabel('Attorney phone').fill('(213) 555-0141');
  await page.getByLabel('Facility name').fill('Central Medical Center');
}

export async function fillPatientDetails(page: Page, order: JourneyOrder): Promise<void> {
  await page.getByLabel('Patient full name').fill(order.patientName);
  await page.getByLabel('Date of birth').fill('1984-03-12');
}

export async function chooseRequestType(page: Page, order: JourneyOrder): Promise<void> {
  await page.getByRole('radio', { name: order.requestType, exact: true }).check();
}

export async function addFiles(
  page: Page,
  group: 'Letter of Authorization / Proof of Service' | 'Supporting Documents',
  files: ReturnType<typeof pdf>[],
): Promise<void> {
  await page.getByLabel(`Choose files: ${group}`).setInputFiles(files);
}

/** Goes from the landing page to the documents of step 3. */
export async function openRequestDetails(page: Page, order: JourneyOrder): Promise<void> {
  await startWizard(page);
  await fillWhoIsSubmitting(page, order);
  await next(page);
  await fillPatientDetails(page, order);
  await next(page);
  await chooseRequestType(page, order);
}

/** Goes from the landing page to the card form, with a letter of authorization uploaded. */
export async function openPaymentStep(page: Page, order: JourneyOrder): Promise<void> {
  await openRequestDetails(page, order);
  await addFiles(page, 'Letter of Authorization / Proof of Service', [pdf('authorization.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Review Your Request' })).toBeVisible();
  await next(page);
  await expect(page.getByLabel('Card number')).toBeVisible();
}

/** The labels of the payment provider's card entry. */
const cardLabels = {
  number: 'Card number',
  expiry: 'Expiration date',
  code: 'Security code',
  zip: 'ZIP code',
} as const;

type CardLabels = Readonly<Record<keyof typeof cardLabels, string>>;

export async function fillCard(
  page: Page,
  number = '4242424242424242',
  labels: CardLabels = cardLabels,
): Promise<void> {
  await page.getByLabel(labels.number).fill(number);
  await page.getByLabel(labels.expiry).fill('12/34');
  await page.getByLabel(labels.code).fill('123');
  await page.getByLabel(labels.zip).fill('90001');
}
