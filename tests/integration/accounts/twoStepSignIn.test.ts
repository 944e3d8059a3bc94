import { verifyTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { describe, expect, inject, it } from 'vitest';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { challengeOf, codeOf, enableTwoStep, wrongCodeOf } from '../../support/accounts/authenticator.ts';
import { callApi } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { patchSecret, storedUser } from '../../support/accounts/storedAccounts.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const portal = inject('portal');
const WRONG = 'This code is not correct. Please wait for the next code and try again.';

const verify = (challenge: string, code: string) =>
  callApi(portal.api, verifyTwoStep, { headers: randomIpHeader(), body: { challenge, code } });

async function withTwoStep() {
  const person = await signUpPerson(portal);
  return { person, authenticator: await enableTwoStep(portal, person) };
}

describe('signing in with a second step', () => {
  it('accepts each code once', async () => {
    const { person, authenticator } = await withTwoStep();
    const code = codeOf(authenticator);
    const challenge = await challengeOf(portal, person);
    const first = await verify(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(first).toMatchObject({ status: 200, data: { step: 'done' } });
    expect(await verify(challenge, code)).toMatchObject({ status: 400, message: WRONG });
    expect(await verify(await challengeOf(portal, person), code)).toMatchObject({
      status: 400,
      message: WRONG,
    });
  });

  it('opens one session for a code sent many times at once', async () => {
    const { person, authenticator } = await withTwoStep();
    const challenge = await challengeOf(portal, person);
    const code = codeOf(authenticator);
    const responses = await Promise.all(Array.from({ length: 8 }, () => verify(challenge, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts a recovery code once, in any spelling and under concurrency', async () => {
    const { person, authenticator } = await withTwoStep();
    const [code = '', other = ''] = authenticator.recoveryCodes;
    const challenge = await challengeOf(portal, person);
    const responses = await Promise.all(
      [code, code.toLowerCase(), code.replace('-', ' '), code].map((text) => verify(challenge, text)),
    );
    expect(sortedStatuses(responses)).toEqual([200, 400, 400, 400]);
    expect(await verify(challenge, other)).toMatchObject({ status: 200 });
    const { twoStep } = (await storedUser(portal, person.userId)) as {
      twoStep: { recoveryHashes: string[] };
    };
    expect(twoStep.recoveryHashes).toHaveLength(8);
    expect(JSON.stringify(twoStep)).not.toContain(code.replace('-', ''));
  });

  it('checks at most ten wrong codes in 15 minutes, across challenges and concurrent calls', async () => {
    const { person, authenticator } = await withTwoStep();
    const challenges = [await challengeOf(portal, person), await challengeOf(portal, person)];
    const wrong = wrongCodeOf(authenticator);
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => verify(challenges[index % 2]!, wrong)),
    );
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(6);
    expect((await verify(await challengeOf(portal, person), codeOf(authenticator))).status).toBe(429);
    expect((await verify(challenges[0]!, authenticator.recoveryCodes[0]!)).status).toBe(429);
    const attempts = { kind: 'attempts', purpose: 'second-step', of: person.userId } as const;
    await patchSecret(portal, attempts, { '/attemptIds': [new Date().toISOString()] });
    expect((await verify(challenges[0]!, codeOf(authenticator))).status).toBe(200);
  });

  it('rejects malformed codes without counting them', async () => {
    const { person, authenticator } = await withTwoStep();
    const challenge = await challengeOf(portal, person);
    for (const code of [
      '12345',
      '1234567',
      'abcdef',
      '',
      '12345６',
      '123456 OR 1',
      '0x1234',
      '-12345',
      '1e5000',
      '      ',
      '00000000000',
    ]) {
      expect((await verify(challenge, code)).status).toBe(400);
    }
    expect((await verify(challenge, codeOf(authenticator))).status).toBe(200);
  });
});
