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

test.each([
  ['en', ['0 images', '1 image', '2 images', '1,000,000 images']],
  ['es', ['0 imágenes', '1 imagen', '2 imágenes', '1,000,000 imágenes']],
  ['fr', ['0 image', '1 image', '2 images', '1,000,000 images']],
] as const)('%s chooses the singular or plural by the count', async (language, texts) => {
  const t = await translator(language);
  const images = (count: number) => t('{{images}} images', { count, images: count.toLocaleString('en') });
  expect([0, 1, 2, 1_000_000].map(images)).toEqual(texts);
});

test('a text with a count and no plural forms has its one translation', async () => {
  const t = await translator('fr');
  expect(t('Paid', { context: 'amount', count: 1 })).toBe('Payé');
  expect(t('Paid', { context: 'unknown', count: 2 })).toBe('Payée');
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
