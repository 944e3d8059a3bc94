import { randomUUID } from 'node:crypto';
import type { CallerKind, Operation } from '@portal/contract/endpoint.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { httpStatusOf } from '@portal/contract/errors.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { largeInputs } from '@portal/contract/testing/largeInputs.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import type { JsonSchema } from '../../fuzz/sampleValues.ts';
import { authHeaders, getAdmin, invitePerson, signUpPerson } from '../../support/accounts/accounts.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { deliver } from '../../support/payments/webhooks.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';

const portal = inject('portal');
const { invalid_input: INVALID, too_large: TOO_LARGE } = httpStatusOf;

let headersOf: Record<CallerKind, Record<string, string>>;
beforeAll(async () => {
  const [client, staff, admin] = await Promise.all([
    signUpPerson(portal),
    invitePerson(portal, 'staff'),
    getAdmin(portal),
  ]);
  headersOf = {
    anonymous: {},
    holder: accessHeader(await lookUp(portal, await submitForClient(portal, client))),
    client: authHeaders(client),
    staff: authHeaders(staff),
    admin: authHeaders(admin),
  };
});

const schemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

async function send(
  { method, path }: Operation,
  kind: CallerKind,
  sent: { readonly query?: string; readonly body?: string; readonly type?: string },
): Promise<number> {
  const { query = '', body, type = 'application/json' } = sent;
  const response = await fetch(`${portal.api}/api/${path}${query}`, {
    method,
    headers: { 'content-type': type, ...randomIpHeader(), ...headersOf[kind] },
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

const withBody = endpoints.filter(({ body }) => body.def.type !== 'void');
const withQuery = endpoints.filter(({ query }) => query.def.type !== 'void');

it.each(withBody)('$method $path refuses large lists, texts and nesting', async (operation) => {
  const [first] = operation.access;
  const inputs = largeInputs(operation.body);
  const firstText = inputs.find(({ kind }) => kind === 'text');
  const answers: string[] = [];
  const check = async (text: string, what: string, kind: CallerKind) => {
    const status = await send(operation, kind, { body: text });
    if (status !== INVALID && status !== TOO_LARGE) answers.push(`${what} as ${kind}: ${status}`);
  };
  for (const input of inputs) {
    // All texts are sent to the parser in api/src/http/largeInputs.test.ts.
    if (input.kind === 'text' && input !== firstText) continue;
    await check(input.text, input.what, first!);
  }
  await Promise.all(operation.access.slice(1).map((kind) => check(inputs[0]!.text, inputs[0]!.what, kind)));
  expect(answers).toEqual([]);
});

it.each(withQuery)('$method $path refuses long and many parameters', async (operation) => {
  const [first] = operation.access;
  const names = Object.keys(schemaOf(operation.query).properties ?? {});
  const queries = [
    // Node.js refuses 16 kB of headers.
    names.map((name) => `${name}=${'x'.repeat(Math.floor(12_000 / names.length))}`).join('&'),
    Array.from({ length: 1500 }, (_, index) => `x${index}=1`).join('&'),
    `${'x'.repeat(12_000)}=1`,
  ];
  const body = operation.body.def.type === 'void' ? {} : { body: '{}' };
  const statuses = await Promise.all(
    queries.map((query) => send(operation, first!, { query: `?${query}`, ...body })),
  );
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
});

describe('a multipart form', () => {
  const boundary = `----${randomUUID()}`;
  const field = (name: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

  it.each([
    ['nested lists', INVALID, field('uploadedFiles', '['.repeat(100_000))],
    ['a long list', TOO_LARGE, field('seenWork', JSON.stringify({ fileIds: Array(400_000).fill(0) }))],
    ['a long text', TOO_LARGE, field('comment', 'x'.repeat(900_000))],
    ['many fields', TOO_LARGE, field('comment', '').repeat(8000)],
  ])('is refused with %s', async (_, status, fields) => {
    const type = `multipart/form-data; boundary=${boundary}`;
    expect(await send(updateRequestFiles, 'staff', { type, body: `${fields}--${boundary}--\r\n` })).toBe(
      status,
    );
  });
});

describe('a signed webhook', () => {
  it.each([
    ['nested lists', INVALID, '['.repeat(100_000) + ']'.repeat(100_000)],
    ['nested objects', INVALID, '{"data":'.repeat(100_000)],
    ['a long list', TOO_LARGE, JSON.stringify({ data: { object: Array(400_000).fill(0) } })],
    ['a long text', TOO_LARGE, JSON.stringify({ id: 'x'.repeat(900_000) })],
  ])('is refused with %s', async (_, status, payload) => {
    expect((await deliver(portal, { payload })).status).toBe(status);
  });
});
