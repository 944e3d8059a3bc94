import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { bankAccount, MANDATE } from '../../support/payments/bankPayments.ts';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { openFeePayment, recordsRequest, stripeOf } from '../../support/requests/order.ts';

const portal = inject('portal');
const stripe = stripeOf(portal);

async function payFromBank(paymentIntentId: string, token: string): Promise<void> {
  await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: token, ...MANDATE });
}

/** Submits a request while its bank payment is clearing. */
async function submitClearing(token: string) {
  const draftId = randomUUID();
  const request = recordsRequest();
  const { paymentIntentId } = await openFeePayment(portal, draftId, request);
  await payFromBank(paymentIntentId, token);
  const submitted = await dataOf(portal.api, submitClientRequest, {
    headers: randomIpHeader(),
    body: { draftId, payment: { id: paymentIntentId } },
  });
  return { ...submitted, paymentIntentId };
}

/** Pays from a bank account that has to be verified first; returns the hosted verification URL. */
async function payFromUnverifiedAccount(paymentIntentId: string): Promise<string> {
  const method = await stripe.paymentMethods.create(bankAccount('000123456789'));
  const { next_action: action } = await stripe.paymentIntents.confirm(paymentIntentId, {
    payment_method: method.id,
    ...MANDATE,
  });
  return action!.verify_with_microdeposits!.hosted_verification_url;
}

function verifyOnPage(address: string): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ code: 'SM11AA' }),
    redirect: 'manual',
  });
}

/** The emails about an order that link to the account verification. */
async function verificationEmails(orderId: string, count: number) {
  return eventually(`${count} emails about a verification`, async () => {
    const found = (await emailsAbout(portal, orderId)).filter(({ subject }) =>
      subject.startsWith('Verify your bank account'),
    );
    return found.length === count && found;
  });
}

function lookUp({ orderId, verificationCode }: { orderId: string; verificationCode: string }) {
  return dataOf(portal.site, getRequestStatus, { query: { orderId, verificationCode } });
}

async function waitForFeeState(request: { orderId: string; verificationCode: string }, state: string) {
  return eventually(`a fee that is ${state}`, async () => {
    const found = await lookUp(request);
    return found.payment.state === state && found;
  });
}

async function payAgain(request: { requestId: string; orderId: string; verificationCode: string }) {
  const { requestAccess } = await lookUp(request);
  return callApi(portal.site, createPaymentIntent, {
    body: { type: 'pay_again', requestId: request.requestId },
    headers: { 'x-request-access': requestAccess },
  });
}

function intentIn({ data }: Awaited<ReturnType<typeof payAgain>>) {
  return z.parse(createPaymentIntent.data, data);
}

describe('a bank payment', () => {
  it('is submitted while it clears, and is paid once the bank has paid', async () => {
    const request = await submitClearing('pm_usBankAccount_success');
    expect(request.status).toBe('pending');
    const paid = await waitForFeeState(request, 'paid');
    expect(paid.status).toBe('pending');
    expect(paid.payment.paidAt).toBeDefined();
  });

  it('that fails late puts the request on hold and emails once to pay again', async () => {
    const request = await submitClearing('pm_usBankAccount_insufficientFunds');
    const onHold = await waitForFeeState(request, 'failed');
    expect(onHold.status).toBe('on_hold');
    expect(onHold.statusHistory.map(({ status }) => status)).toEqual(['pending', 'on_hold']);

    const emails = await eventually('the email', async () => {
      const found = (await emailsAbout(portal, request.orderId)).filter(({ text }) =>
        text.includes('Pay again'),
      );
      return found.length > 0 && found;
    });
    expect(emails).toHaveLength(1);
    expect(emails[0]!.text).toContain(`verificationCode=${request.verificationCode}`);
  });

  it('that failed can be paid again with a card, which restores the status of the request', async () => {
    const request = await submitClearing('pm_usBankAccount_accountClosed');
    await waitForFeeState(request, 'failed');

    const reopened = await payAgain(request);
    expect(reopened.status).toBe(200);
    expect(reopened.data).toMatchObject({ paymentIntentId: request.paymentIntentId, amount: 1500 });
    await stripe.paymentIntents.confirm(request.paymentIntentId, {
      payment_method: 'pm_card_visa',
      return_url: `${portal.site}/request-status`,
    });
    const paid = await waitForFeeState(request, 'paid');
    expect(paid.status).toBe('pending');
    expect(paid.statusHistory.map(({ status }) => status)).toEqual(['pending', 'on_hold', 'pending']);
  });

  it('that failed twice puts the request on hold twice and notifies twice', async () => {
    const request = await submitClearing('pm_usBankAccount_noAccount');
    await waitForFeeState(request, 'failed');
    await payAgain(request);
    await payFromBank(request.paymentIntentId, 'pm_usBankAccount_debitNotAuthorized');
    const onHold = await eventually('the second hold', async () => {
      const found = await lookUp(request);
      return found.statusHistory.filter(({ status }) => status === 'on_hold').length === 2 && found;
    });
    expect(onHold).toMatchObject({ status: 'on_hold', payment: { state: 'failed' } });
    await eventually('the second email', async () => {
      const emails = await emailsAbout(portal, request.orderId);
      return emails.filter(({ text }) => text.includes('Pay again')).length === 2;
    });
  });

  it('from an unverified account is not submitted, and an email links to the verification', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const { paymentIntentId } = await openFeePayment(portal, draftId, request);
    await payFromUnverifiedAccount(paymentIntentId);

    const early = await callApi(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId, payment: { id: paymentIntentId } },
    });
    expect(early).toMatchObject({ status: 422, error: { code: 'payment_incomplete' } });
    const [email] = await eventually('the email', async () => {
      const found = await emailsAbout(portal, request.orderId);
      return found.length > 0 && found;
    });
    expect(email!.subject).toBe(`Verify your bank account: order ${request.orderId}`);

    const again = await openFeePayment(portal, draftId, recordsRequest({ patientName: 'Somebody Else' }));
    expect(again).toMatchObject({ paymentIntentId, status: 'requires_action' });
    expect(email!.text).toContain(again.verificationUrl);

    await stripe.paymentIntents.verifyMicrodeposits(paymentIntentId, { descriptor_code: 'SM11AA' });
    const confirmation = await eventually('the confirmation', async () => {
      const found = await emailsAbout(portal, request.orderId);
      return found.find(({ subject }) => subject.startsWith('Request received'));
    });
    const verificationCode = /verificationCode=(\S+)/.exec(confirmation.text)![1]!;
    const submitted = await lookUp({ orderId: request.orderId, verificationCode });
    expect(submitted.patientName).toBe(request.patientName);
  });

  it('from another unverified account sends another email, whose link works', async () => {
    const request = recordsRequest();
    const { paymentIntentId } = await openFeePayment(portal, randomUUID(), request);
    const first = await payFromUnverifiedAccount(paymentIntentId);
    await verificationEmails(request.orderId, 1);
    const second = await payFromUnverifiedAccount(paymentIntentId);
    const emails = await verificationEmails(request.orderId, 2);
    expect(first).not.toBe(second);
    for (const link of [first, second]) {
      expect(emails.filter(({ text }) => text.includes(link))).toHaveLength(1);
    }
    expect((await verifyOnPage(second)).status).toBe(303);
    expect((await stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('processing');
  });

  it('from an unverified account emails the client who pays and the contact, as receipts do', async () => {
    const client = await signUpPerson(portal);
    const draftId = randomUUID();
    const request = recordsRequest();
    const { paymentIntentId } = await openFeePayment(portal, draftId, request, client);
    await payFromUnverifiedAccount(paymentIntentId);
    const emails = await verificationEmails(request.orderId, 2);
    expect(recipientsOf(emails)).toEqual([client.email, request.copyServiceEmail].toSorted());
    expect(new Set(emails.map(({ text }) => /https:\S+|http:\S+/.exec(text)![0])).size).toBe(1);
  });
});

function recipientsOf(emails: readonly { readonly to: string }[]): string[] {
  return emails.map(({ to }) => to).toSorted();
}

describe('paying again', () => {
  async function failedRequest() {
    const request = await submitClearing('pm_usBankAccount_insufficientFunds');
    await waitForFeeState(request, 'failed');
    return request;
  }

  it('from an unverified account shows the verification link in an email and on the status page until it is verified', async () => {
    const request = await failedRequest();
    const { paymentIntentId } = intentIn(await payAgain(request));
    const link = await payFromUnverifiedAccount(paymentIntentId);
    const [email] = await verificationEmails(request.orderId, 1);
    expect(email!.text).toContain(link);
    expect(email!.text).toContain('After you verify the account, we collect the processing fee from it');
    const waiting = await lookUp(request);
    expect(waiting).toMatchObject({
      status: 'on_hold',
      payment: { state: 'failed', verificationUrl: link },
    });
    expect((await verifyOnPage(link)).status).toBe(303);
    const paid = await waitForFeeState(request, 'paid');
    expect(paid.payment).not.toHaveProperty('verificationUrl');
    expect(paid.statusHistory.at(-1)).toMatchObject({
      status: 'pending',
      notes: expect.stringContaining('A new bank payment for the processing fee is being processed'),
    });
  });

  it('with a card removes the verification link', async () => {
    const request = await failedRequest();
    const { paymentIntentId } = intentIn(await payAgain(request));
    await payFromUnverifiedAccount(paymentIntentId);
    await verificationEmails(request.orderId, 1);
    await stripe.paymentIntents.confirm(paymentIntentId, {
      payment_method: 'pm_card_visa',
      return_url: `${portal.site}/request-status`,
    });
    expect((await waitForFeeState(request, 'paid')).payment).not.toHaveProperty('verificationUrl');
  });

  it('works after each cancelled PaymentIntent, with one at a time', async () => {
    const request = await failedRequest();
    const seen = [request.paymentIntentId];
    for (let round = 0; round < 3; round++) {
      await stripe.paymentIntents.cancel(seen.at(-1)!);
      const responses = await Promise.all([payAgain(request), payAgain(request)]);
      const [opened, same] = responses.map(intentIn);
      expect(opened).toMatchObject({ status: 'requires_payment_method', amount: 1500 });
      expect(same!.paymentIntentId).toBe(opened!.paymentIntentId);
      expect(seen).not.toContain(opened!.paymentIntentId);
      seen.push(opened!.paymentIntentId);
    }
    await stripe.paymentIntents.confirm(seen.at(-1)!, {
      payment_method: 'pm_card_visa',
      return_url: `${portal.site}/request-status`,
    });
    const paid = await waitForFeeState(request, 'paid');
    expect(paid.status).toBe('pending');
  });

  it('returns the current state of the successor PaymentIntent', async () => {
    const request = await failedRequest();
    await stripe.paymentIntents.cancel(request.paymentIntentId);
    const { paymentIntentId } = intentIn(await payAgain(request));
    const link = await payFromUnverifiedAccount(paymentIntentId);
    expect(intentIn(await payAgain(request))).toMatchObject({
      paymentIntentId,
      status: 'requires_action',
      verificationUrl: link,
    });
  });
});

describe('paying again is refused', () => {
  it('for a fee that is paid', async () => {
    const request = await submitClearing('pm_usBankAccount_success');
    await waitForFeeState(request, 'paid');
    expect(await payAgain(request)).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  it('for anyone who does not hold the request', async () => {
    const mine = await submitClearing('pm_usBankAccount_success');
    const theirs = await submitClearing('pm_usBankAccount_insufficientFunds');
    await waitForFeeState(theirs, 'failed');
    const { requestAccess } = await lookUp(mine);
    const body = { type: 'pay_again', requestId: theirs.requestId };
    const asStranger = await callApi(portal.site, createPaymentIntent, { body });
    const asOther = await callApi(portal.site, createPaymentIntent, {
      body,
      headers: { 'x-request-access': requestAccess },
    });
    expect(asStranger.status).toBe(404);
    expect(asOther.status).toBe(404);
  });
});
