import { z } from 'zod';
import { beforeAll, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { freshName } from '../../support/operations/managedListCalls.ts';

const portal = inject('portal');

const documented = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()) })) }),
    ),
  ),
});

let paths: z.output<typeof documented>['paths'];
let staff: Person;
let requestId: string;
let invoiceId: string;

async function send(method: string, path: string, payload?: object): Promise<Response> {
  return fetch(`${portal.api}/api/${path}`, {
    method,
    headers: { ...authHeaders(staff), ...randomIpHeader() },
    ...(payload && { body: JSON.stringify(payload) }),
  });
}

beforeAll(async () => {
  const response = await fetch(`${portal.api}/api/openapi.json`);
  ({ paths } = documented.parse(await response.json()));
  staff = await createStaff(portal);
  ({ requestId } = await submitForClient(portal, await signUpPerson(portal)));
  const lineItems = [{ description: 'Copies', quantity: 1, unitPrice: 25 }];
  const created = await send('POST', 'manageInvoices', { requestId, lineItems });
  const result = z.object({ data: z.object({ invoiceId: z.string() }) }).parse(await created.json());
  ({ invoiceId } = result.data);
});

it.each<
  [
    method: string,
    path: string,
    status: number,
    type: string,
    query?: () => string,
    payload?: object | (() => object),
  ]
>([
  ['GET', 'openapi.json', 200, 'application/json'],
  ['GET', 'health', 200, 'application/json'],
  ['GET', 'downloadInvoice', 200, 'application/pdf', () => `requestId=${requestId}&invoiceId=${invoiceId}`],
  ['GET', 'downloadReceipt', 200, 'application/pdf', () => `requestId=${requestId}&paidItem=fee`],
  ['POST', 'exportMessages', 202, 'application/json', () => '', () => ({ requestId })],
  ['GET', 'exportRequestActivity', 200, 'text/csv', () => `requestId=${requestId}`],
  ['POST', 'manageFacilities', 201, 'application/json', () => '', { name: freshName('Clinic') }],
  [
    'POST',
    'manageRequestStatuses',
    201,
    'application/json',
    () => '',
    { label: freshName('Status'), color: 'red' },
  ],
  ['POST', 'payment/webhook', 400, 'application/json', () => '', {}],
  ['GET', 'getRequestDetails', 404, 'application/json', () => 'requestId=req_000000000000000000000000'],
])('%s %s returns %i with type %s, as documented', async (method, path, status, type, query, payload) => {
  const body: unknown = typeof payload === 'function' ? payload() : payload;
  const response = await send(method, `${path}?${query?.() ?? ''}`, body as object | undefined);
  await response.body?.cancel();
  const { responses } = paths[`/${path}`]![method.toLowerCase()]!;
  const documentedResponse = responses[status] ?? responses['default'];
  expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
  expect(Object.keys(documentedResponse!.content)).toEqual([type]);
  expect(status < 400).toBe(String(status) in responses);
});
