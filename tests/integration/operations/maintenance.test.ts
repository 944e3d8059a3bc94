import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@portal/contract/endpoints.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { health } from '@portal/contract/operations/endpoints/system.ts';
import { paymentWebhook } from '@portal/contract/payments/endpoints/payments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, type Person, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { openFeePayment, pay, recordsRequest } from '../../support/requests/order.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';

let portal: Portal;
let person: Person;
const request = recordsRequest();
let paymentIntentId: string;

/** Restarts the portal with its stored data. */
async function restart(env: Record<string, string>): Promise<void> {
  await portal.kill();
  portal = await startPortal({ seed: 'none', durable: true, dir: portal.dir, env });
}

beforeAll(async () => {
  portal = await startPortal({ durable: true });
  person = await signUpPerson(portal);
  ({ paymentIntentId } = await openFeePayment(portal, randomUUID(), request));
  await restart({ MAINTENANCE: 'true' });
  await pay(portal, paymentIntentId);
});
afterAll(() => portal.stop());

describe('during maintenance', () => {
  const refused = endpoints.filter(({ duringMaintenance }) => !duringMaintenance);

  it('only health, status and the payment webhook stay available', () => {
    const available = endpoints.filter((each) => !refused.includes(each)).map((each) => each.function);
    expect(available.toSorted()).toEqual(
      [health, paymentWebhook, serviceStatus].map((each) => each.function),
    );
  });

  it('every other call is refused with the envelope and Retry-After, for any caller', async () => {
    const responses = await Promise.all(
      refused.map(async (operation) => {
        const { status, headers, success, message, error } = await callApi(portal.site, operation, {
          headers: authHeaders(person),
        });
        return {
          call: `${operation.method} ${operation.path}`,
          status,
          success,
          message,
          code: error?.code,
          after: headers.get('retry-after'),
          retryAfterSeconds: error?.retryAfterSeconds,
        };
      }),
    );
    expect(responses).toEqual(
      refused.map(({ method, path }) => ({
        call: `${method} ${path}`,
        status: 503,
        success: false,
        message:
          'The portal is down for maintenance. What you entered is still here. Please try again in a few minutes.',
        code: 'maintenance',
        after: '60',
        retryAfterSeconds: 60,
      })),
    );
  });

  it('refused calls trigger no alert', async () => {
    const log = await readFile(join(portal.dir, 'logs', 'api.log'), 'utf8');
    expect(log).toContain('"event":"call refused for maintenance"');
    expect(log).not.toMatch(/"event":"call".*"status":503/);
  });

  it('a HEAD is refused as well, and a path that does not exist is not', async () => {
    const head = await fetch(new URL('/api/getFacilities', portal.site), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([503, '']);
    expect((await fetch(new URL('/api/getNothing', portal.site))).status).toBe(404);
  });

  it('the health check and the status stay available, and the status reports the maintenance', async () => {
    expect(await callApi(portal.site, health)).toMatchObject({ status: 200 });
    expect(await dataOf(portal.site, serviceStatus)).toMatchObject({ maintenance: true });
  });

  it('the webhook checks the signature', async () => {
    const response = await fetch(new URL('/api/payment/webhook', portal.site), {
      method: 'POST',
      body: '{}',
    });
    expect(response.status).toBe(400);
  });

  it('a payment still creates the request and its email', async () => {
    const [email] = await eventually('the email', async () => {
      const emails = await emailsAbout(portal, request.orderId);
      return emails.length > 0 && emails;
    });
    expect(email!.to).toBe(request.copyServiceEmail);
  });
});

describe('after maintenance', { tags: ['full'] }, () => {
  beforeAll(() => restart({}));

  it('calls succeed, and sessions continue', async () => {
    expect(await dataOf(portal.site, serviceStatus)).toMatchObject({ maintenance: false });
    expect(await callApi(portal.site, getUserProfile, { headers: authHeaders(person) })).toMatchObject({
      status: 200,
    });
  });
});
