import { expect, inject, it } from 'vitest';
import { signInPerson, signUpPerson } from '../../support/accounts/accounts.ts';
import { patchUser, storedUser } from '../../support/accounts/storedAccounts.ts';

const portal = inject('portal');

/** A hash of the test password, with other parameters than the portal's. */
const OUTDATED =
  '$argon2id$v=19$m=8192,t=1,p=1$/mDQZTMwtv4YQh5+OaPeRw$OF6c9IFpNvu2uoXGTFgx0EVbICgQfR4Fn3qYS7R28Rc';

it('signing in renews an outdated password hash, and ends no session', async () => {
  const person = await signUpPerson(portal);
  await patchUser(portal, person.userId, { '/passwordHash': OUTDATED });
  const before = await storedUser(portal, person.userId);
  await expect(signInPerson(portal, { ...person, password: 'wrong-password' })).rejects.toThrow(
    'Login failed',
  );
  expect(await storedUser(portal, person.userId)).toMatchObject({ passwordHash: OUTDATED });

  await signInPerson(portal, person);
  const after = await storedUser(portal, person.userId);
  expect(after?.['passwordHash']).toMatch(/^\$argon2id\$/);
  expect(after?.['passwordHash']).not.toContain('m=8192');
  expect(after?.['sessionEpoch']).toBe(before?.['sessionEpoch']);
  expect((await signInPerson(portal, person)).userId).toBe(person.userId);
});
