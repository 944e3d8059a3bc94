import { describe, expect, it } from 'vitest';
import { emailTestResult } from './emailTestResult.ts';
import { stripeTestResult } from './stripeTestResult.ts';

describe('emailTestResult', () => {
  it.each([
    [null, 'not-set', null],
    [{ status: 202 }, 'accepted', null],
    [{ status: 400 }, 'sender', '400'],
    [{ status: 401 }, 'access', '401'],
    [{ status: 403 }, 'access', '403'],
    [{ status: 404 }, 'sender', '404'],
    [{ status: 429 }, 'busy', '429'],
    [{ status: 500 }, 'failed', '500'],
    [{ code: 'ENOTFOUND' }, 'unreachable', 'ENOTFOUND'],
    [{ code: 'CredentialUnavailableError' }, 'access', 'CredentialUnavailableError'],
  ])('reads %j as %s', (answer, result, detail) => {
    expect(emailTestResult(answer)).toEqual({ result, detail });
  });
});

describe('stripeTestResult', () => {
  it.each([
    [{ status: 200 }, 'accepted', null],
    [{ status: 401 }, 'key', '401'],
    [{ status: 403 }, 'key', '403'],
    [{ status: 500 }, 'failed', '500'],
    [{ code: 'ECONNREFUSED' }, 'unreachable', 'ECONNREFUSED'],
  ])('reads %j as %s', (answer, result, detail) => {
    expect(stripeTestResult(answer)).toEqual({ result, detail });
  });
});
