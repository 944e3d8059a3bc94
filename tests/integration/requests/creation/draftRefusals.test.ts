import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { recordsRequest } from '../../../support/requests/order.ts';

const portal = inject('portal');

describe('a draft is refused', () => {
  it.each([
    ['an unknown request type', { requestType: 99 }, 'request.requestType'],
    ['a request type that has no value', { requestType: { toString: 1 } as never }, 'request.requestType'],
    ['an invalid birth date', { patientDob: '2020-02-30' }, 'request.patientDob'],
    ['a birth date in the future', { patientDob: '2999-01-01' }, 'request.patientDob'],
    ['no patient', { patientName: '   ' }, 'request.patientName'],
    ['too long an Order ID', { orderId: 'x'.repeat(101) }, 'request.orderId'],
    ['a broken email address', { copyServiceEmail: 'clerk@nowhere' }, 'request.copyServiceEmail'],
    ['two email addresses', { copyServiceEmail: 'a@b.example,c@d.example' }, 'request.copyServiceEmail'],
    [
      'a header in the email address',
      { copyServiceEmail: 'a@b.example\r\nBcc:c@d.example' },
      'request.copyServiceEmail',
    ],
    ['an SSN of one digit', { patientSsnLast4: '1111' }, 'request.patientSsnLast4'],
    ['no letter of authorization', { loaIncluded: false }, 'request.loaFiles'],
  ])('for %s, with an error at the field', async (_, changed, field) => {
    const reply = await callApi(portal.api, createPaymentIntent, {
      headers: randomIpHeader(),
      body: { draftId: randomUUID(), request: { ...recordsRequest(), ...changed } },
    });
    expect(reply).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
    expect(Object.keys(reply.error?.fields ?? {})).toEqual([field]);
  });
});
