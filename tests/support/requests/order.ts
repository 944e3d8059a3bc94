import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import type { RecordsRequestInput } from '@portal/contract/requests/schemas/recordsRequest.ts';
import { aRecordsRequest } from '@portal/contract/testing/aRecordsRequest.ts';
import Stripe from 'stripe';
import { authHeaders, type Person } from '../accounts/accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';

interface Addresses {
  readonly site: string;
  readonly api: string;
  readonly stripe: string;
}

/** A valid records request with its own Order ID; `changed` replaces fields. */
export function recordsRequest(changed: Partial<RecordsRequestInput> = {}): RecordsRequestInput {
  const orderId = `TEST-${randomUUID().slice(0, 8)}`;
  return aRecordsRequest({ orderId, facilityName: 'Central Medical Center', ...changed });
}

/** One client per portal, so that connections are reused. */
const stripeClients = new Map<string, Stripe>();

/** The real SDK on the portal's Stripe emulator. */
export function stripeOf({ stripe }: Pick<Addresses, 'stripe'>): Stripe {
  const { hostname, port } = new URL(stripe);
  const options = { host: hostname, port, protocol: 'http', telemetry: false } as const;
  const client = stripeClients.get(stripe) ?? new Stripe('sk_test_of_the_tests', options);
  stripeClients.set(stripe, client);
  return client;
}

/** Uploads a file for a draft as the browser does; returns its id. */
export async function uploadFile(
  { api }: Addresses,
  draftId: string,
  file: { name: string; content: Uint8Array; type?: string },
): Promise<string> {
  const [link] = await dataOf(api, generateUploadUrls, {
    headers: randomIpHeader(),
    body: { requestId: `req-${draftId}`, files: [{ name: file.name, size: file.content.byteLength }] },
  });
  const response = await fetch(link!.uploadUrl, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': file.type ?? 'application/pdf' },
    body: Buffer.from(file.content),
  });
  if (!response.ok) throw new Error(`The upload returned ${response.status}`);
  return link!.fileId;
}

/** A minimal PDF. */
export function pdfBytes(text = 'sample'): Uint8Array {
  return new TextEncoder().encode(`%PDF-1.4\n% ${text}\n%%EOF\n`);
}

/** Stores a draft and opens its PaymentIntent. The request belongs to the person, if there is one. */
export async function openFeePayment(
  { api }: Addresses,
  draftId: string,
  request: RecordsRequestInput,
  person?: Person,
) {
  const headers = { ...randomIpHeader(), ...(person && authHeaders(person)) };
  return dataOf(api, createPaymentIntent, { headers, body: { draftId, request } });
}

/** Pays a PaymentIntent with a test card, as the browser's confirmation would. */
export async function pay(
  addresses: Addresses,
  paymentIntentId: string,
  card = 'pm_card_visa',
): Promise<void> {
  await stripeOf(addresses).paymentIntents.confirm(paymentIntentId, {
    payment_method: card,
    return_url: `${addresses.site}/order-success`,
  });
}

/** Stores a draft and pays its fee, as a browser does before it submits the draft. */
export async function payForDraft(...opened: Parameters<typeof openFeePayment>) {
  const intent = await openFeePayment(...opened);
  await pay(opened[0], intent.paymentIntentId);
  return intent;
}

/** Creates, pays and submits a request. It belongs to the person, if there is one. */
export async function submitRequest(
  addresses: Addresses,
  changed: Partial<RecordsRequestInput> = {},
  draftId = randomUUID(),
  person?: Person,
) {
  const request = recordsRequest(changed);
  const intent = await payForDraft(addresses, draftId, request, person);
  const submitted = await dataOf(addresses.api, submitClientRequest, {
    headers: randomIpHeader(),
    body: { draftId, payment: { id: intent.paymentIntentId } },
  });
  return { ...submitted, draftId, request, paymentIntentId: intent.paymentIntentId };
}
