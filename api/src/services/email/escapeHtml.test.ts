import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test.each([
  ['plain text, 100 % (ok)', 'plain text, 100 % (ok)'],
  ['<b>', '&lt;b&gt;'],
  ['"\'', '&quot;&#39;'],
  ['&lt;', '&amp;lt;'],
  ['a & b && c', 'a &amp; b &amp;&amp; c'],
])('%s becomes %s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
