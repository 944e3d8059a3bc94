import { describe, expect, test } from 'vitest';
import { testBankAccounts } from '../banks/testBankAccounts.ts';
import { decliningCards } from '../cards/decliningCards.ts';
import { languages, translate } from './languages.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { translateMessages } from './translateMessages.ts';

const errorMessages = [...decliningCards, ...testBankAccounts].flatMap(({ outcome }) =>
  'message' in outcome ? [outcome.message] : [],
);

describe.each(['es', 'fr'] as const)('in %s', (language) => {
  test('translates the error message of every failing test card and account', () => {
    expect(errorMessages.length).toBeGreaterThan(10);
    expect(errorMessages.filter((message) => translate(language, message) === message)).toEqual([]);
  });

  test('translations have the same placeholders as the English text', () => {
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
  'translates nested messages of a response to %s and keeps messages without a translation',
  (language, translated) => {
    const message = 'Your card was declined.';
    const body = { error: { message, code: message, payment_intent: { last_payment_error: { message } } } };
    expect(translateMessages({ ...body, other: { message: 'No such token' } }, language)).toEqual({
      error: {
        message: translated,
        code: message,
        payment_intent: { last_payment_error: { message: translated } },
      },
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
])('Accept-Language %s selects %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});
