import { activateTwoStep, startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { TOTP } from 'otpauth';
import { as, type Person } from './accounts.ts';
import { dataOf } from '../api/callApi.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';
import { patchUser } from './storedAccounts.ts';

interface Addresses {
  readonly api: string;
  readonly dir: string;
  readonly cosmos: string;
}

/** An authenticator that holds an account's secret, and the recovery codes that came with it. */
export interface Authenticator {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code that an authenticator shows now, or so many periods later. */
export function codeOf({ secret }: Pick<Authenticator, 'secret'>, periodsLater = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + periodsLater * 30_000 });
}

/** A code that is wrong now and was wrong a minute ago. */
export function wrongCodeOf(authenticator: Pick<Authenticator, 'secret'>): string {
  const right = [-2, -1, 0, 1, 2].map((periods) => codeOf(authenticator, periods));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
}

/** Turns the second step of a signed-in person on. The code that it took may be given once more, so that tests need not wait for the next. */
export async function enrolled(portal: Addresses, person: Person): Promise<Authenticator> {
  const headers = { ...fromAnotherAddress(), ...as(person) };
  const { secret } = await dataOf(portal.api, startTwoStep, { headers, body: { password: person.password } });
  const { recoveryCodes } = await dataOf(portal.api, activateTwoStep, {
    headers,
    body: { code: codeOf({ secret }) },
  });
  await forgetCodes(portal, person);
  return { secret, recoveryCodes };
}

/** Lets the codes that were taken count as never given. */
export async function forgetCodes(portal: Addresses, { userId }: Pick<Person, 'userId'>): Promise<void> {
  await patchUser(portal, userId, { '/twoStep/lastStep': 0 });
}
