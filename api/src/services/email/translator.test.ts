import { expect, test } from 'vitest';
import { translator } from './translator.ts';

test.each([
  ['en', 'Paid', 'Paid'],
  ['fr', 'Payée', 'Payé'],
] as const)('%s has one translation for each context of a text', async (language, invoice, amount) => {
  const t = await translator(language);
  expect(t('Paid')).toBe(invoice);
  expect(t('Paid', { context: 'amount' })).toBe(amount);
});

test.each(['en', 'es', 'fr'] as const)(
  '%s returns a text without a translation unchanged',
  async (language) => {
    const t = await translator(language);
    for (const word of ['constructor', 'toString', '__proto__', 'Waiting {{constructor}}']) {
      expect(t(word)).toBe(word);
    }
  },
);
