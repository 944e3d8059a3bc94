import { beforeAll, describe, expect, test } from 'vitest';
import { createUnverifiedPayment } from './bankPayments.ts';
import {
  CARD_ONLY,
  isReal,
  PUBLISHABLE_KEY,
  stripeErrorOf,
  startEmulator,
  type Emulator,
} from './emulator.ts';

describe.skipIf(isReal)('emulator languages', () => {
  let emulator: Emulator;

  beforeAll(async () => {
    emulator = await startEmulator();
  });

  test.each([
    ['en', 'Your card has insufficient funds.'],
    ['es', 'La tarjeta no tiene fondos suficientes.'],
    ['fr', 'Votre carte ne dispose pas de fonds suffisants.'],
  ])(
    'returns an error in the language of the page (%s) and stores it in English',
    async (language, translated) => {
      const { stripe, url } = emulator;
      const intent = await stripe.paymentIntents.create(CARD_ONLY);
      const response = await fetch(`${url}/v1/payment_intents/${intent.id}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${PUBLISHABLE_KEY}`, 'accept-language': language },
        body: new URLSearchParams({
          client_secret: String(intent.client_secret),
          payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
        }),
      });
      expect(await response.json()).toMatchObject({
        error: { message: translated, payment_intent: { last_payment_error: { message: translated } } },
      });
      const stored = await stripe.paymentIntents.retrieve(intent.id);
      expect(stored.last_payment_error?.message).toBe('Your card has insufficient funds.');
    },
  );

  test('a server gets English messages', async () => {
    const { stripe } = emulator;
    const { id } = await stripe.paymentIntents.create(CARD_ONLY);
    const error = stripeErrorOf(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
    );
    expect(await error).toMatchObject({ message: 'Your card was declined.' });
  });

  test.each([
    ['es-MX,es;q=0.9', '', 'Verifique su cuenta bancaria', 'no coincide'],
    ['fr', '', 'Vérifiez votre compte bancaire', 'ne correspond pas'],
    ['fr', '?locale=es', 'Verifique su cuenta bancaria', 'no coincide'],
  ])(
    'the hosted page for Accept-Language %s and query %j is titled %s',
    async (acceptLanguage, query, title, mismatch) => {
      const intent = await createUnverifiedPayment(emulator.stripe, '000123456789');
      const url = `${intent.next_action?.verify_with_microdeposits?.hosted_verification_url}${query}`;
      const headers = { 'accept-language': acceptLanguage };
      expect(await (await fetch(url, { headers })).text()).toContain(title);
      const enter = (code: string) =>
        fetch(url, { method: 'POST', headers, body: new URLSearchParams({ code }), redirect: 'manual' });
      expect(await (await enter('SM99ZZ')).text()).toContain(mismatch);
      const verified = await enter('SM11AA');
      expect(verified.headers.get('location')).toMatch(query === '' ? /^\w+$/ : /^\w+\?locale=es$/);
    },
  );
});
