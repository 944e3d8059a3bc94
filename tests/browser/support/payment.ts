import { expect, type Page } from '@playwright/test';
import type Stripe from 'stripe';
import { stripeOf } from '../../support/requests/order.ts';
import { requestIdOfDraft } from '../../support/requests/requestIdOfDraft.ts';
import type { JourneyPortal } from './fixtures.ts';
import { fillCard } from './wizard.ts';

/** The PaymentIntents of a draft at the payment provider. */
export async function paymentIntentsOf(
  portal: JourneyPortal,
  draftId: string,
): Promise<Stripe.PaymentIntent[]> {
  const all = await stripeOf(portal).paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const requestId = await requestIdOfDraft(portal, draftId);
  return all.filter(({ metadata }) => metadata['draftId'] === requestId);
}

/** Presses the pay button of the processing fee. */
export async function pressPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay $15.00' }).click();
}

/** Pays with a valid card and waits until the request can be submitted. */
export async function payByCard(page: Page): Promise<void> {
  await expect(page.getByLabel('Card number')).toBeVisible();
  await fillCard(page);
  await pressPay(page);
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
}

/** Submits the paid request; returns its verification code from the confirmation page. */
export async function submit(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Submit Request' }).click();
  return verificationCode(page);
}

/** The verification code on the confirmation page. */
export async function verificationCode(page: Page): Promise<string> {
  const thanks = page.getByRole('heading', { name: 'Thank you! Your request was submitted successfully.' });
  await expect(thanks).toBeVisible();
  const code = new URL(page.url()).searchParams.get('verificationCode') ?? '';
  expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  return code;
}
