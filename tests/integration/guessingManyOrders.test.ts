import { randomUUID } from 'node:crypto';
import { getRequestStatus } from '@portal/contract/endpoints/requests.ts';
import { expect, inject, it } from 'vitest';
import { callApi } from '../support/callApi.ts';
import { fromAnotherAddress } from '../support/fromAnotherAddress.ts';
import { submitRequest } from '../support/order.ts';

const portal = inject('portal');

const code = (number: number) => `WR0NG-${String(number).padStart(5, '0')}`;

it('guesses past the limit of an address still count for the order that they are aimed at', async () => {
  const { orderId, verificationCode } = await submitRequest(portal);
  const headers = fromAnotherAddress();
  const look = (order: string, typed: string, from = headers) =>
    callApi(portal.api, getRequestStatus, {
      query: { orderId: order, verificationCode: typed },
      headers: from,
    });

  await Promise.all(Array.from({ length: 100 }, (_, index) => look(randomUUID(), code(index))));
  expect(await look(randomUUID(), code(100))).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
  for (let number = 0; number < 5; number++) await look(orderId, code(number));

  const right = await look(orderId, verificationCode, fromAnotherAddress());
  expect(right).toMatchObject({ status: 429, error: { code: 'locked' } });
});
