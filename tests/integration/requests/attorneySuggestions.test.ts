import { randomUUID } from 'node:crypto';
import { getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { expect, inject, it } from 'vitest';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { submitRequest } from '../../support/requests/order.ts';

const portal = inject('portal');

const search = (searchTerm: string, headers = randomIpHeader()) =>
  callApi(portal.api, getAttorneyData, { query: { searchTerm }, headers });

it('at most eight contacts are suggested, without patient data', async () => {
  const name = `Zq${randomUUID().slice(0, 6)}`;
  await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      submitRequest(portal, {
        lawyerEmail: `${name}-${index}@firm.example`,
        patientName: `${name} Patient`,
      }),
    ),
  );
  const found = await eventually('the suggestions', async () => {
    const all = await dataOf(portal.api, getAttorneyData, {
      headers: randomIpHeader(),
      query: { searchTerm: name },
    });
    return all.length >= 8 && all;
  });
  expect(found).toHaveLength(8);
  expect(JSON.stringify(found)).not.toContain('Patient');
  expect((await search(name.slice(0, 1))).status).toBe(400);
});

it('each address may search thirty times a minute, independently of others', async () => {
  const { limit } = getAttorneyData.rateLimit!;
  expect(getAttorneyData.rateLimit).toEqual({ limit: 30, windowSeconds: 60 });
  const headers = randomIpHeader();
  // Twice the limit, because a new window may start during the calls.
  const responses = await Promise.all(Array.from({ length: 2 * limit + 1 }, () => search('zz', headers)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await search('zz')).status).toBe(200);
});
