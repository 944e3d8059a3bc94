import { userSettings } from '@portal/contract/accounts/schemas/user.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deliveriesOf } from './deliveriesOf.ts';

const contact = { email: 'Desk@Swift.example', language: 'fr' } as const;

type Preferences = Partial<z.input<typeof userSettings>>;

function anOwner(preferences: Preferences, changed: object = {}) {
  return {
    userId: 'usr_a',
    email: 'casey@firm.example',
    phoneNumber: '(323) 555-0142',
    state: 'active' as const,
    emailProvenAt: '2026-01-02T03:04:05.000Z',
    settings: z.parse(userSettings, preferences),
    ...changed,
  };
}

const deliveriesTo = (...given: Parameters<typeof deliveriesOf>) =>
  deliveriesOf(...given).map(({ channel, to, language }) => `${channel} ${to} ${language}`);

describe('deliveriesOf', () => {
  test('returns the contact, in the language of the request, when no owner has an account', () => {
    for (const weight of ['receipt', 'update'] as const) {
      expect(deliveriesTo(weight, contact, [])).toEqual(['email Desk@Swift.example fr']);
    }
  });

  test('skips a contact without an address and keeps each owner', () => {
    for (const weight of ['receipt', 'update'] as const) {
      expect(deliveriesTo(weight, { ...contact, email: '' }, [])).toEqual([]);
      expect(deliveriesTo(weight, { ...contact, email: '' }, [anOwner({})])).toEqual([
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
    ['text messages alone', { emailNotifications: false, smsNotifications: true }, ['sms +13235550142 en']],
    ['nothing', { emailNotifications: false }, []],
  ])('is also each client who has it, by %s as they prefer', (_, preferences, channels) => {
    expect(deliveriesTo('update', contact, [anOwner(preferences)])).toEqual([
      'email Desk@Swift.example fr',
      ...channels,
    ]);
  });

  test('notifies a contact who is an owner once, in the account language', () => {
    const owner = anOwner({ language: 'es' }, { email: 'desk@swift.example' });
    expect(deliveriesTo('update', contact, [owner])).toEqual(['email Desk@Swift.example es']);
  });

  test('gets receipts even when they want no mail, and news then not', () => {
    const owner = anOwner({ emailNotifications: false }, { email: 'desk@swift.example' });
    expect(deliveriesTo('receipt', contact, [owner])).toEqual(['email Desk@Swift.example en']);
    expect(deliveriesTo('update', contact, [owner])).toEqual([]);
  });

  test.each(['receipt', 'update'] as const)(
    'is the contact, whatever an account prefers whose address nobody has proven: %s',
    (weight) => {
      const preferences = { emailNotifications: false, language: 'es' } as const;
      const owner = anOwner(preferences, { email: 'desk@swift.example', emailProvenAt: null });
      expect(deliveriesTo(weight, contact, [owner])).toEqual(['email Desk@Swift.example fr']);
    },
  );

  test.each([
    ['2026-01-02T03:04:05.000Z', true],
    [null, false],
  ])(
    'is brought the code as contact, and as a client whose address was proven (%s): %s',
    (emailProvenAt, isBrought) => {
      const owner = anOwner({ smsNotifications: true }, { emailProvenAt });
      const brought = deliveriesOf('receipt', contact, [owner]).map(({ channel, to, mayBringCode }) => [
        channel,
        to,
        mayBringCode,
      ]);
      expect(brought).toEqual([
        ['email', 'Desk@Swift.example', true],
        ['email', 'casey@firm.example', isBrought],
        ['sms', '+13235550142', false],
      ]);
    },
  );

  test('gets no text message without a number, and none on an account that was disabled', () => {
    expect(
      deliveriesTo('update', contact, [anOwner({ smsNotifications: true }, { phoneNumber: '' })]),
    ).toEqual(['email Desk@Swift.example fr', 'email casey@firm.example en']);
    expect(
      deliveriesTo('update', contact, [anOwner({ smsNotifications: true }, { state: 'disabled' })]),
    ).toEqual(['email Desk@Swift.example fr']);
  });

  test('is dialled with the country of the number', () => {
    const abroad = anOwner({ smsNotifications: true }, { phoneNumber: '+49 30 12345678' });
    expect(deliveriesTo('update', contact, [abroad])).toContain('sms +493012345678 en');
  });
});
