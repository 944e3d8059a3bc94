import { readFile } from 'node:fs/promises';
import { languages } from './languages/languages.ts';

/** In dependency order. The last file sets `window.Stripe`. */
const FILES = [
  'translator.js',
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
 * Joins the files of `browser/` into one classic script. A module would not do: `window.Stripe` must exist as soon as
 * the script tag has run. The files import only from each other and their names are unique, so removing `import` and
 * `export` is enough. The server's message catalogs are prepended.
 */
export async function composeStripeJs(): Promise<string> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(new URL(`../browser/${file}`, import.meta.url), 'utf8')),
  );
  const joined = texts.map((text) => text.replaceAll(/^import [^;]*;\n/gm, '').replaceAll(/^export /gm, ''));
  const parts = [`const LANGUAGES = ${JSON.stringify(languages)};`, ...joined];
  return `(() => {\n'use strict';\n${parts.join('\n')}})();\n`;
}
