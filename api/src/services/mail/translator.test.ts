import { expect, test } from 'vitest';
import { translator } from './translator.ts';

test.each(['en', 'es', 'fr'] as const)(
  '%s leaves a word that is no text of the portal as it is',
  async (language) => {
    const t = await translator(language);
    for (const word of ['constructor', 'toString', '__proto__', 'Waiting {{constructor}}']) {
      expect(t(word)).toBe(word);
    }
  },
);
