import { expect, test } from 'vitest';
import { withOrigin } from './siteRules.ts';

const rules = JSON.stringify({ policy: "img-src 'self' {blob-origin}; connect-src 'self' {blob-origin}" });

test('the origin of the storage account stands wherever the policy needs it', () => {
  expect(withOrigin(rules, 'https://files.blob.core.windows.net')).toBe(
    rules.replaceAll('{blob-origin}', 'https://files.blob.core.windows.net'),
  );
});

test.each([undefined, ''])('without one (%j) the rules stay as they are', (origin) => {
  expect(withOrigin(rules, origin)).toBe(rules);
});

test.each([
  'http://files.blob.core.windows.net',
  'https://files.blob.core.windows.net/',
  'https://files.blob.core.windows.net; script-src *',
  "https://a.b 'unsafe-inline'",
  'https://*.blob.core.windows.net',
  '*',
])('%s is refused', (origin) => {
  expect(() => withOrigin(rules, origin)).toThrow('BLOB_ORIGIN');
});
