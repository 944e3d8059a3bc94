import { readFile } from 'node:fs/promises';
import { languages } from './languages/languages.ts';

/** Each file after those that it imports from; the last one sets `window.Stripe`. */
const FILES = [
  'speaker.js',
  'cardRules.js',
  'cardFields.js',
  'cardStyles.js',
  'cardIcon.js',
  'cardElement.js',
  'elements.js',
  'emulatorApi.js',
  'paymentMethodData.js',
  'challengeDialog.js',
  'confirmations.js',
  'stripe.js',
];

/**
 * Joins the files of `browser/` to one classic script, as Stripe.js is one: `window.Stripe` has to exist
 * when the script tag has run, which a module cannot promise. The files import from each other only, by
 * unique names, so that leaving out `import` and `export` joins them. What payers are told is put before them, from the
 * catalogues that the server has as well.
 */
export async function composeStripeJs(): Promise<string> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(new URL(`../browser/${file}`, import.meta.url), 'utf8')),
  );
  const joined = texts.map((text) => text.replaceAll(/^import [^;]*;\n/gm, '').replaceAll(/^export /gm, ''));
  const parts = [`const LANGUAGES = ${JSON.stringify(languages)};`, ...joined];
  return `(() => {\n'use strict';\n${parts.join('\n')}})();\n`;
}
