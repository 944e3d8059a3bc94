import { endpoints } from '@portal/contract/endpoints.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { expectations } from './expectations.ts';
import { callers, createFixtures, type Fixtures } from './fixtures.ts';

const portal = inject('portal');
let fixtures: Fixtures;

beforeAll(async () => {
  fixtures = await createFixtures(portal);
});

/** A row for another use of an operation names it in parentheses. */
const operationOf = (row: string): string => row.replace(/ \(.*\)$/, '');

describe('the authorization matrix', () => {
  it('has a row for every operation of the API, and no other', () => {
    const operations = endpoints.map(({ method, path }) => `${method} ${path}`);
    const rows = new Set(Object.keys(expectations).map(operationOf));
    expect([...rows].toSorted()).toEqual(operations.toSorted());
  });

  describe.each(Object.entries(expectations).map(([name]) => [name, operationOf(name).split(' ')] as const))(
    '%s',
    (name, [method, path]) => {
      it.each(callers)('returns the expected status to %s', async (caller) => {
        const expectation = expectations[name];
        if (!expectation) throw new Error(`${name} has no row`);
        const { query = {}, body, headers } = await expectation.sends(fixtures, caller);
        const url = new URL(`/api/${path}`, portal.api);
        url.search = new URLSearchParams(query).toString();
        const { status } = await fetch(url, {
          method: method!,
          headers: {
            'content-type': 'application/json',
            ...randomIpHeader(),
            ...(headers ?? fixtures.headersOf[caller]),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        expect(status).toBe(expectation.statuses[caller]);
      });
    },
  );
});
