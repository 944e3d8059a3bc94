import { expect, type Page } from '@playwright/test';
import type Stripe from 'stripe';
import { stripeOf } from '../../support/requests/order.ts';
import { requestOfDraft } from '../../support/requests/requestOfDraft.ts';
import type { Portal } from './fixtures.ts';
import { fillCard } from './wizard.ts';

/** The PaymentIntents of a draft as the payment provider has them. */
export async function paymentIntentsOf(portal: Portal, draftId: string): Promise<Stripe.PaymentIntent[]> {
  const all = await stripeOf(portal).paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const requestId = await requestOfDraft(portal, draftId);
  return all.filter(({ metadata }) => metadata['draftId'] === requestId);
}

/** Presses the pay button with the card details as they stand. */
export async function pressPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay $15.00' }).click();
}

/** Pays by a card that succeeds, and waits until the request may be submitted. */
export async function payByCard(page: Page): Promise<void> {
  await expect(page.getByLabel('Card number')).toBeVisible();
  await fillCard(page);
  await pressPay(page);
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
}

/** Submits the paid request; answers its verification code from the page that confirms it. */
export async function submit(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Submit Request' }).click();
  return verificationCode(page);
}

/** The code on the page that says that the request was submitted. */
export async function verificationCode(page: Page): Promise<string> {
  const thanks = page.getByRole('heading', { name: 'Thank you! Your request was submitted successfully.' });
  await expect(thanks).toBeVisible();
  const code = new URL(page.url()).searchParams.get('verificationCode') ?? '';
  expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  return code;
}
