import { expect, inject, it } from 'vitest';
import { signUpPerson } from '../../support/accounts/accounts.ts';
import { signInDuringBurst } from '../../support/accounts/signInBurst.ts';

const portal = inject('portal');

// `npm run bench` measures how long the other sign-in takes.
it(
  'a burst of sign-ins from one address does not delay a sign-in from another',
  { tags: ['full'] },
  async () => {
    const person = await signUpPerson(portal);
    const { response, finishedBefore, burst } = await signInDuringBurst(portal, person, { size: 40 });
    expect(response.status).toBe(200);
    // In a single queue it would have come last.
    expect(finishedBefore).toBeLessThan(20);
    expect(new Set(burst)).toEqual(new Set([401]));
  },
);

it(
  'a burst from many addresses does not delay a sign-in from a known browser',
  { tags: ['full'] },
  async () => {
    const person = await signUpPerson(portal);
    const { response, finishedBefore } = await signInDuringBurst(portal, person, {
      size: 60,
      fromManyAddresses: true,
    });
    expect(response.status).toBe(200);
    expect(finishedBefore).toBeLessThan(20);
  },
);

it('a burst that is too large is partly refused with 429', { tags: ['full'] }, async () => {
  const person = await signUpPerson(portal);
  const { response, burst } = await signInDuringBurst(portal, person, { size: 90 });
  expect(response.status).toBe(200);
  expect(new Set(burst)).toEqual(new Set([401, 429]));
});
