import { expect, it } from 'vitest';
import { userActor } from '../actor.ts';
import { aRequest } from '../../testing/aRequest.ts';
import { contactEmailOf } from '../../notifications/contactEmailOf.ts';
import { changeContact } from './changeContact.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const client = userActor({ role: 'client', userId: 'usr_a' });
const request = { ...aRequest(), fields: { ...aRequest().fields, contactEmail: 'casey@firm.example' } };
const withoutContact = {
  ...request,
  fields: { ...request.fields, contactEmail: '', copyServiceEmail: 'cs@copy.example' },
};

it('changes the address, and records no address', () => {
  const decision = changeContact(
    request,
    { contactEmail: 'kim@firm.example', seen: 'casey@firm.example' },
    client,
    NOW,
  );
  if (decision.kind !== 'change') throw new Error(decision.kind);
  expect(decision.change.request.fields.contactEmail).toBe('kim@firm.example');
  expect(decision.change.event).toEqual({
    kind: 'contact-changed',
    at: NOW.toISOString(),
    by: client,
    details: {},
  });
});

const correct = (fields: Partial<typeof request.fields>) => {
  const from = { ...request, fields: { ...request.fields, ...fields } };
  const decision = changeContact(
    from,
    { contactEmail: 'kim@firm.example', seen: contactEmailOf(from) },
    client,
    NOW,
  );
  if (decision.kind !== 'change') throw new Error(decision.kind);
  const { contactEmail, copyServiceEmail } = decision.change.request.fields;
  return { contactEmail, copyServiceEmail };
};

it.each([
  [
    'of its own',
    { contactEmail: 'casey@firm.example', copyServiceEmail: 'cs@copy.example' },
    { contactEmail: 'kim@firm.example', copyServiceEmail: 'cs@copy.example' },
  ],
  [
    'of the copy service',
    { contactEmail: '', copyServiceEmail: 'cs@copy.example' },
    { contactEmail: '', copyServiceEmail: 'kim@firm.example' },
  ],
  [
    'of both',
    { contactEmail: 'CS@copy.example', copyServiceEmail: 'cs@copy.example' },
    { contactEmail: 'kim@firm.example', copyServiceEmail: 'kim@firm.example' },
  ],
  [
    'that is missing',
    { contactEmail: '', copyServiceEmail: '' },
    { contactEmail: 'kim@firm.example', copyServiceEmail: '' },
  ],
])('an address %s is corrected where it is stored', (_, stored, corrected) => {
  expect(correct(stored)).toEqual(corrected);
});

it.each([
  ['the same address', request, 'Casey@Firm.example', '', 'same'],
  ['an address that someone else changed', request, 'kim@firm.example', 'old@firm.example', 'conflict'],
  ['the copy service’s, which stands for a missing one', withoutContact, 'cs@copy.example', '', 'same'],
  ['a first address of its own', withoutContact, 'kim@firm.example', 'cs@copy.example', 'change'],
] as const)('%s', (_, from, contactEmail, seen, kind) => {
  expect(changeContact(from, { contactEmail, seen }, client, NOW).kind).toBe(kind);
});
