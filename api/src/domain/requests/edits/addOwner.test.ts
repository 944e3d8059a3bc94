import { expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { MAX_REMOVED, placesFor } from '../access/ownerPlaces.ts';
import { addOwner } from './addOwner.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const AT = NOW.toISOString();
const VERIFIED = '2026-01-01T00:00:00.000Z';

const applicant = (
  userId: string,
  email = `${userId}@elsewhere.example`,
  emailVerifiedAt: string | null = null,
) => ({ userId, email, emailVerifiedAt });
const owned = (count: number) => Array.from({ length: count }, (_, index) => `usr_${index}`);
const withContact = (contactEmail: string) => {
  const request = aRequest();
  return { ...request, submitterId: 'usr_submitter', fields: { ...request.fields, contactEmail } };
};
const removal = (userId: string) => ({ userId, at: AT, by: { kind: 'staff' as const, id: 'usr_staff' } });

test('adds the request to the client’s list as a new version with its event, and warns the submitter', () => {
  const request = aRequest({ owners: ['usr_1'] });
  expect(addOwner(request, applicant('usr_2'), NOW)).toEqual({
    kind: 'add',
    change: {
      request: { ...request, seq: 2, owners: ['usr_1', 'usr_2'], ownersSince: { usr_2: AT } },
      event: {
        kind: 'owner-added',
        at: AT,
        by: { kind: 'client', id: 'usr_2' },
        details: { userId: 'usr_2' },
      },
      steps: [{ kind: 'project' }, { kind: 'notify-of-account', seq: 2, userId: 'usr_2' }],
    },
  });
});

test('a client who is already an owner changes nothing, even if the list of owners is full', () => {
  expect(addOwner(aRequest({ owners: owned(20) }), applicant('usr_3'), NOW)).toEqual({ kind: 'already' });
});

test('a removed account is refused, even the contact’s, and others are not', () => {
  const request = { ...withContact('casey@firm.example'), removedOwners: [removal('usr_2')] };
  expect(addOwner(request, applicant('usr_2', 'casey@firm.example', VERIFIED), NOW)).toEqual({
    kind: 'removed',
  });
  expect(addOwner(request, applicant('usr_3'), NOW).kind).toBe('add');
});

test.each<[string, Parameters<typeof applicant>, string, number | 'always']>([
  ['the submitter', ['usr_submitter'], 'casey@firm.example', 'always'],
  ['the contact', ['usr_c', 'casey@firm.example', VERIFIED], ' Casey@Firm.example', 'always'],
  ['the contact without a verified address', ['usr_c', 'casey@firm.example'], 'casey@firm.example', 20],
  ['a colleague', ['usr_c', 'kim@firm.example', VERIFIED], 'casey@firm.example', 25],
  ['a colleague without a verified address', ['usr_c', 'kim@firm.example'], 'casey@firm.example', 20],
  ['another account at a free-mail domain', ['usr_c', 'kim@gmail.com', VERIFIED], 'casey@Gmail.com', 20],
  ['the contact at a free-mail domain', ['usr_c', 'casey@gmail.com', VERIFIED], 'casey@gmail.com', 'always'],
  ['a subdomain of the contact’s', ['usr_c', 'kim@x.firm.example', VERIFIED], 'casey@firm.example', 20],
  ['a stranger', ['usr_c', 'kim@elsewhere.example', VERIFIED], 'casey@firm.example', 20],
])('places for %s', (_, account, contactEmail, places) => {
  expect(placesFor(withContact(contactEmail), applicant(...account))).toBe(places);
});

test.each<[string, Parameters<typeof applicant>, number, string]>([
  ['a stranger after 19 accounts', ['usr_c'], 19, 'add'],
  ['a stranger after 20 accounts', ['usr_c'], 20, 'full'],
  ['a colleague after 20 accounts', ['usr_c', 'kim@firm.example', VERIFIED], 20, 'add'],
  ['a colleague after 25 accounts', ['usr_c', 'kim@firm.example', VERIFIED], 25, 'full'],
  ['the contact after 25 accounts', ['usr_c', 'casey@firm.example', VERIFIED], 25, 'add'],
  ['the submitter after 25 accounts', ['usr_submitter'], 25, 'add'],
])('%s is decided by the places', (_, account, count, kind) => {
  const request = { ...withContact('casey@firm.example'), owners: owned(count) };
  expect(addOwner(request, applicant(...account), NOW).kind).toBe(kind);
});

test('after a hundred removals, strangers are refused and the contact is not', () => {
  const removedOwners = owned(MAX_REMOVED).map(removal);
  const request = { ...withContact('casey@firm.example'), removedOwners };
  expect(addOwner(request, applicant('usr_new'), NOW).kind).toBe('full');
  expect(addOwner(request, applicant('usr_new', 'casey@firm.example', VERIFIED), NOW).kind).toBe('add');
});
