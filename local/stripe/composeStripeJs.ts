import { readFile } from 'node:fs/promises';

/** Each file after those that it imports from; the last one sets `window.Stripe`. */
const FILES = [
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
 * unique names, so that leaving out `import` and `export` joins them.
 */
export async function composeStripeJs(): Promise<string> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(new URL(`browser/${file}`, import.meta.url), 'utf8')),
  );
  const joined = texts.map((text) => text.replaceAll(/^import [^;]*;\n/gm, '').replaceAll(/^export /gm, ''));
  return `(() => {\n'use strict';\n${joined.join('\n')}})();\n`;
}
