import { beforeAll, describe, expect, test } from 'vitest';
import { confirmedWith } from './bankPayments.ts';
import { CARD_ONLY, isReal, PUBLISHABLE_KEY, refusalOf, startEmulator, type Emulator } from './emulator.ts';

describe.skipIf(isReal)('the languages of the emulator', () => {
  let emulator: Emulator;

  beforeAll(async () => {
    emulator = await startEmulator();
  });

  test.each([
    ['en', 'Your card has insufficient funds.'],
    ['es', 'La tarjeta no tiene fondos suficientes.'],
    ['fr', 'Votre carte ne dispose pas de fonds suffisants.'],
  ])('a page that speaks %s is refused in it; what is kept stays English', async (language, said) => {
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
      error: { message: said, payment_intent: { last_payment_error: { message: said } } },
    });
    const kept = await stripe.paymentIntents.retrieve(intent.id);
    expect(kept.last_payment_error?.message).toBe('Your card has insufficient funds.');
  });

  test('a server gets English messages', async () => {
    const { stripe } = emulator;
    const { id } = await stripe.paymentIntents.create(CARD_ONLY);
    const refused = refusalOf(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
    );
    expect(await refused).toMatchObject({ message: 'Your card was declined.' });
  });

  test.each([
    ['es-MX,es;q=0.9', '', 'Verifique su cuenta bancaria', 'no coincide'],
    ['fr', '', 'Vérifiez votre compte bancaire', 'ne correspond pas'],
    ['fr', '?locale=es', 'Verifique su cuenta bancaria', 'no coincide'],
  ])('the hosted page, to %s with %j, says %s', async (accepted, query, title, mismatch) => {
    const intent = await confirmedWith(emulator.stripe, '000123456789');
    const url = `${intent.next_action?.verify_with_microdeposits?.hosted_verification_url}${query}`;
    const headers = { 'accept-language': accepted };
    expect(await (await fetch(url, { headers })).text()).toContain(title);
    const enter = (code: string) =>
      fetch(url, { method: 'POST', headers, body: new URLSearchParams({ code }), redirect: 'manual' });
    expect(await (await enter('SM99ZZ')).text()).toContain(mismatch);
    const right = await enter('SM11AA');
    expect(right.headers.get('location')).toMatch(query === '' ? /^\w+$/ : /^\w+\?locale=es$/);
  });
});
