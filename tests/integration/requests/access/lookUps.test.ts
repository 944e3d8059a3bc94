import { randomUUID } from 'node:crypto';
import { getClientRequest, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { describe, expect, inject, it } from 'vitest';
import { type ApiResponse, callApi } from '../../../support/api/callApi.ts';
import { lookUp } from '../../../support/requests/holder.ts';
import { submitRequest } from '../../../support/requests/order.ts';

const portal = inject('portal');

const tryToLookUp = (orderId: string, verificationCode: string, headers: Record<string, string> = {}) =>
  callApi(portal.site, getRequestStatus, { query: { orderId, verificationCode }, headers });

/** Different codes that belong to no request. */
const wrongCodes = (count: number) =>
  Array.from({ length: count }, (_, index) => `WR0NG-${String(index).padStart(5, '0')}`);

/** A response without the parts that differ from call to call. */
function comparable({ status, message, error, headers }: ApiResponse) {
  const names = [...headers.keys()].filter((name) => name !== 'date').sort();
  const { correlationId: _, retryAfterSeconds, ...rest } = error!;
  return { status, message, error: rest, isLimited: (retryAfterSeconds ?? 0) > 800, names };
}

describe('a lookup by Order ID and code', () => {
  it('accepts the code in any case, with dashes, spaces and look-alikes', async () => {
    const { orderId, verificationCode, requestId } = await submitRequest(portal);
    const bare = verificationCode.replace('-', '');
    for (const typed of [
      bare,
      verificationCode.toLowerCase(),
      ` ${bare.slice(0, 2)} ${bare.slice(2, 7)}-${bare.slice(7)} `,
      bare.replaceAll('0', 'O').replaceAll('1', 'I'),
      bare.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]) {
      expect((await lookUp(portal, { orderId, verificationCode: typed }))._id).toBe(requestId);
    }
    const typedOrder = ` ${orderId.toLowerCase()} `;
    expect((await lookUp(portal, { orderId: typedOrder, verificationCode }))._id).toBe(requestId);
  });

  it('finds a request by an Order ID as it was typed, with what the form changes', async () => {
    const typed = `\u0000Ord\u0007 \u202e${randomUUID()}\u2028A\u001f`;
    const { verificationCode, requestId } = await submitRequest(portal, { orderId: typed });
    expect((await lookUp(portal, { orderId: typed, verificationCode }))._id).toBe(requestId);
    const update = await callApi(portal.site, getClientRequest, {
      query: { orderId: typed, verificationCode },
    });
    expect(update).toMatchObject({ status: 200, data: { request: { requestId } } });
  });

  it('treats an unknown order like a wrong code, before and after the lock', async () => {
    const { orderId } = await submitRequest(portal);
    const unknown = `NONE-${randomUUID()}`;
    for (const code of wrongCodes(7)) {
      const [existing, missing] = [await tryToLookUp(orderId, code), await tryToLookUp(unknown, code)];
      expect(existing.success).toBe(false);
      expect(comparable(missing)).toEqual(comparable(existing));
    }
  });

  it('reveals neither that an order exists nor whose it is', async () => {
    const { orderId, request } = await submitRequest(portal);
    const reply = await tryToLookUp(orderId, 'AAAAA-AAAAA');
    expect(reply).toMatchObject({ status: 404, message: 'Request not found', error: { code: 'not_found' } });
    expect(JSON.stringify(reply)).not.toContain(request.patientName);
    expect(Object.keys(reply).sort()).toEqual(['error', 'headers', 'message', 'status', 'success']);
  });

  it.each([
    ['no order id', { verificationCode: 'AAAAA-AAAAA' }, 'Please enter a valid order ID'],
    ['no code', { orderId: 'A' }, 'Please enter your case verification code'],
    [
      'too long an order id',
      { orderId: 'x'.repeat(101), verificationCode: 'A' },
      'Please enter a valid order ID',
    ],
    [
      'too long a code',
      { orderId: 'A', verificationCode: 'x'.repeat(41) },
      'Please enter your case verification code',
    ],
  ])('refuses %s', async (_, query, message) => {
    for (const operation of [getRequestStatus, getClientRequest]) {
      const sent = query as unknown as Record<string, string>;
      expect(await callApi(portal.site, operation, { query: sent })).toMatchObject({ status: 400, message });
    }
  });

  it('shows two firms with the same order id each their own request', async () => {
    const orderId = `SAME-${randomUUID().slice(0, 8)}`;
    const [one, other] = await Promise.all([
      submitRequest(portal, { orderId, patientName: 'Patient of One' }),
      submitRequest(portal, { orderId, patientName: 'Patient of Other' }),
    ]);
    expect(await lookUp(portal, one)).toMatchObject({ _id: one.requestId, patientName: 'Patient of One' });
    expect(await lookUp(portal, other)).toMatchObject({
      _id: other.requestId,
      patientName: 'Patient of Other',
    });
  });
});
