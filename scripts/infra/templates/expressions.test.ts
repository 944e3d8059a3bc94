import { expect, test } from 'vitest';
import { exampleOf } from './expressions.ts';

const reference = (property: string) => `reference('/subscriptions/a', '2024-01-01', 'full').${property}`;

test.each([
  ['text', 'text'],
  ['', ''],
  ['[[text]', '[text]'],
  [`[${reference('vaultUri')}]`, 'https://vault.vault.azure.net/'],
  [`[${reference('primaryEndpoints.blob')}]`, 'https://account.blob.core.windows.net/'],
  [`[format('https://{0}', ${reference('hostName')})]`, 'https://portal.communication.azure.com'],
  [
    `[format('{0}/api {1}', format('https://{0}', ${reference('defaultHostname')}), 'it''s')]`,
    "https://portal.azurestaticapps.net/api it's",
  ],
  [`[format('startswith "{{" and {0}', '')]`, 'startswith "{" and '],
])('%s is read', (value, example) => {
  expect(exampleOf(value)).toBe(example);
});

test.each([
  1,
  true,
  null,
  undefined,
  "[parameters('name')]",
  "[concat('a', 'b')]",
  `[${reference('unknownProperty')}]`,
  `[format('{0}', ${reference('unknownProperty')})]`,
  `[if(empty(${reference('hostName')}), 'a', 'b')]`,
])('%j cannot be read', (value) => {
  expect(exampleOf(value)).toBeNull();
});
