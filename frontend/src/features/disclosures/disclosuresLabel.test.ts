import { afterEach, expect, it } from 'vitest';
import { i18next } from '../../lib/language/i18n.ts';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import { disclosuresLabel } from './disclosuresLabel.ts';

afterEach(() => switchLanguage('en'));

it.each([
  ['en', ['0 disclosures', '1 disclosure', '2 disclosures']],
  ['es', ['0 divulgaciones', '1 divulgación', '2 divulgaciones']],
  ['fr', ['0 divulgation', '1 divulgation', '2 divulgations']],
] as const)('%s counts none, one and two', async (language, labels) => {
  await switchLanguage(language);
  expect([0, 1, 2].map((total) => disclosuresLabel(total, i18next.t))).toEqual(labels);
});
