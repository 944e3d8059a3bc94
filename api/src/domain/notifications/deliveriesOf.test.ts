import { userSettings } from '@portal/contract/accounts/schemas/user.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deliveriesOf, recipientsOf } from './deliveriesOf.ts';

const contact = { email: 'Desk@Swift.example', language: 'fr' } as const;

type Preferences = Partial<z.input<typeof userSettings>>;

const confirmed = (number: string) => ({ number, confirmedAt: '2026-01-02T03:04:05.000Z' });

function anOwner(preferences: Preferences, changed: object = {}) {
  return {
    userId: 'usr_a',
    email: 'casey@firm.example',
    phoneNumber: '(323) 555-0142',
    confirmedPhone: confirmed('+13235550142'),
    state: 'active' as const,
    emailVerifiedAt: '2026-01-02T03:04:05.000Z',
    settings: z.parse(userSettings, preferences),
    ...changed,
  };
}

type Arguments = Parameters<typeof deliveriesOf>;

const deliveriesTo = (
  importance: Arguments[0],
  to: Arguments[1],
  owners: Arguments[2],
  submitterId: Arguments[3] = null,
) =>
  deliveriesOf(importance, to, owners, submitterId).map(
    ({ channel, to, language }) => `${channel} ${to} ${language}`,
  );

describe('deliveriesOf', () => {
  test('returns the contact, in the language of the request, when no owner has an account', () => {
    for (const importance of ['receipt', 'update'] as const) {
      expect(deliveriesTo(importance, contact, [])).toEqual(['email Desk@Swift.example fr']);
    }
  });

  test('skips a contact without an address and keeps each owner', () => {
    for (const importance of ['receipt', 'update'] as const) {
      expect(deliveriesTo(importance, { ...contact, email: '' }, [], null)).toEqual([]);
      expect(deliveriesTo(importance, { ...contact, email: '' }, [anOwner({})])).toEqual([
        'email casey@firm.example en',
      ]);
    }
  });

  test.each<[what: string, preferences: Preferences, channels: string[]]>([
    ['email', {}, ['email casey@firm.example en']],
    [
      'email and text messages, in their language',
      { smsNotifications: true, language: 'es' },
      ['email casey@firm.example es', 'sms +13235550142 es'],
    ],
    ['text messages only', { emailNotifications: false, smsNotifications: true }, ['sms +13235550142 en']],
    ['nothing', { emailNotifications: false }, []],
  ])('returns each owner, by their preference for %s', (_, preferences, channels) => {
    expect(deliveriesTo('update', contact, [anOwner(preferences)])).toEqual([
      'email Desk@Swift.example fr',
      ...channels,
    ]);
  });

  test('notifies a contact who is an owner once, in the account language', () => {
    const owner = anOwner({ language: 'es' }, { email: 'desk@swift.example' });
    expect(deliveriesTo('update', contact, [owner])).toEqual(['email Desk@Swift.example es']);
  });

  test('sends receipts but no updates to a contact who turned emails off', () => {
    const owner = anOwner({ emailNotifications: false }, { email: 'desk@swift.example' });
    expect(deliveriesTo('receipt', contact, [owner])).toEqual(['email Desk@Swift.example en']);
    expect(deliveriesTo('update', contact, [owner])).toEqual([]);
  });

  test.each(['receipt', 'update'] as const)(
    'ignores the preferences of an account with an unverified address: %s',
    (importance) => {
      const preferences = { emailNotifications: false, language: 'es' } as const;
      const owner = anOwner(preferences, { email: 'desk@swift.example', emailVerifiedAt: null });
      expect(deliveriesTo(importance, contact, [owner])).toEqual(['email Desk@Swift.example fr']);
    },
  );

  test.each([
    ['2026-01-02T03:04:05.000Z', true],
    [null, false],
  ])(
    'allows the code for the contact, and for an owner with an address verified at %s: %s',
    (emailVerifiedAt, isAllowed) => {
      const owner = anOwner({ smsNotifications: true }, { emailVerifiedAt });
      const deliveries = deliveriesOf('receipt', contact, [owner], 'usr_a').map(
        ({ channel, to, mayContainCode }) => [channel, to, mayContainCode],
      );
      expect(deliveries).toEqual([
        ['email', 'Desk@Swift.example', true],
        ['email', 'casey@firm.example', isAllowed],
        ['sms', '+13235550142', false],
      ]);
    },
  );

  test.each([
    ['submitted it', 'usr_a', true],
    ['added it', 'usr_other', false],
    ['added it after a submit without an account', null, false],
  ])('an owner with an unverified address who %s: notified %s', (_, submitterId, isNotified) => {
    const owner = anOwner({ smsNotifications: true }, { emailVerifiedAt: null });
    const own = ['email casey@firm.example en', 'sms +13235550142 en'];
    for (const importance of ['receipt', 'update'] as const) {
      expect(deliveriesTo(importance, contact, [owner], submitterId)).toEqual([
        'email Desk@Swift.example fr',
        ...(isNotified ? own : []),
      ]);
    }
    expect(recipientsOf(contact, [owner], submitterId)[1]).toEqual({
      email: 'casey@firm.example',
      isEmailed: isNotified,
      isTexted: isNotified,
    });
  });

  test('sends no text message without a phone number or to a disabled account', () => {
    expect(
      deliveriesTo('update', contact, [anOwner({ smsNotifications: true }, { phoneNumber: '' })]),
    ).toEqual(['email Desk@Swift.example fr', 'email casey@firm.example en']);
    expect(
      deliveriesTo('update', contact, [anOwner({ smsNotifications: true }, { state: 'disabled' })]),
    ).toEqual(['email Desk@Swift.example fr']);
  });

  test.each([
    ['nobody confirmed', { confirmedPhone: undefined }],
    ['was changed after it was confirmed', { phoneNumber: '(323) 555-0143' }],
  ])('sends no text message to a number that %s', (_, changed) => {
    const owner = anOwner({ emailNotifications: false, smsNotifications: true }, changed);
    for (const importance of ['receipt', 'update'] as const)
      expect(deliveriesTo(importance, contact, [owner])).toEqual(['email Desk@Swift.example fr']);
    expect(recipientsOf(contact, [owner], null).map(({ isTexted }) => isTexted)).toEqual([false, false]);
  });

  test('keeps the country code of a phone number', () => {
    const abroad = anOwner(
      { smsNotifications: true },
      { phoneNumber: '+49 30 12345678', confirmedPhone: confirmed('+493012345678') },
    );
    expect(deliveriesTo('update', contact, [abroad])).toContain('sms +493012345678 en');
  });
});

describe('recipientsOf', () => {
  const ways = (email: string, isEmailed: boolean, isTexted = false) => ({ email, isEmailed, isTexted });
  const asContact = { email: 'desk@swift.example' };

  test.each<[what: string, owners: ReturnType<typeof anOwner>[], expected: object[]]>([
    ['the contact without an account', [], [ways('Desk@Swift.example', true)]],
    [
      'another owner by their preferences',
      [anOwner({ emailNotifications: false, smsNotifications: true })],
      [ways('Desk@Swift.example', true), ways('casey@firm.example', false, true)],
    ],
    [
      'a contact who turned emails off, once',
      [anOwner({ emailNotifications: false, smsNotifications: true }, asContact)],
      [ways('Desk@Swift.example', false, true)],
    ],
    [
      'a contact whose account has an unverified address',
      [anOwner({ emailNotifications: false }, { ...asContact, emailVerifiedAt: null })],
      [ways('Desk@Swift.example', true)],
    ],
    ['no disabled account', [anOwner({}, { state: 'disabled' })], [ways('Desk@Swift.example', true)]],
  ])('returns %s', (_, owners, expected) => {
    expect(recipientsOf(contact, owners, null)).toEqual(expected);
  });

  test('skips a contact without an address', () => {
    expect(recipientsOf({ ...contact, email: '' }, [], null)).toEqual([]);
    expect(recipientsOf({ ...contact, email: '' }, [anOwner({})], null)).toEqual([
      ways('casey@firm.example', true),
    ]);
  });
});
