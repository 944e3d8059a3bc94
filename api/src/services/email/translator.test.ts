import { expect, test } from 'vitest';
import { translator } from './translator.ts';

test.each(['en', 'es', 'fr'] as const)(
  '%s returns a text without a translation unchanged',
  async (language) => {
    const t = await translator(language);
    for (const word of ['constructor', 'toString', '__proto__', 'Waiting {{constructor}}']) {
      expect(t(word)).toBe(word);
    }
  },
);
