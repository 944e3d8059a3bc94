import { describe, expect, test } from 'vitest';
import { testBankAccounts } from '../banks/testBankAccounts.ts';
import { decliningCards } from '../cards/decliningCards.ts';
import { languages, translate } from './languages.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { translateMessages } from './translateMessages.ts';

const refusals = [...decliningCards, ...testBankAccounts].flatMap(({ outcome }) =>
  'message' in outcome ? [outcome.message] : [],
);

describe.each(['es', 'fr'] as const)('in %s', (language) => {
  test('every test card and account that fails has a message for the payer', () => {
    expect(refusals.length).toBeGreaterThan(10);
    expect(refusals.filter((message) => translate(language, message) === message)).toEqual([]);
  });

  test('translations use the same placeholders as their text', () => {
    const namesIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
    const texts = Object.entries(languages[language].texts);
    expect(texts.map(([, translation]) => namesIn(translation))).toEqual(
      texts.map(([text]) => namesIn(text)),
    );
  });
});

test.each([
  ['en', 'Your card was declined.'],
  ['es', 'La tarjeta fue rechazada.'],
  ['fr', 'Votre carte a été refusée.'],
] as const)(
  'messages of an answer are said in %s, whatever they are in; what has no translation stays',
  (language, said) => {
    const message = 'Your card was declined.';
    const body = { error: { message, code: message, payment_intent: { last_payment_error: { message } } } };
    expect(translateMessages({ ...body, other: { message: 'No such token' } }, language)).toEqual({
      error: { message: said, code: message, payment_intent: { last_payment_error: { message: said } } },
      other: { message: 'No such token' },
    });
  },
);

test.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['fr', 'fr'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de-DE, en;q=0.4, fr;q=0.7', 'fr'],
  ['fr;q=0, es;q=0.1', 'es'],
  ['constructor', 'en'],
])('a browser that accepts %s is spoken to in %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});
