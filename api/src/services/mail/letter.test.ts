import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { letter } from './letter.ts';

beforeAll(() => stubSettings({ BRAND_NAME: 'Records & Co' }));
afterAll(() => vi.unstubAllEnvs());

const HOSTILE = `"><script>alert('x')</script>&`;

function aLetter() {
  return letter({
    language: 'en',
    heading: `Heading ${HOSTILE}`,
    paragraphs: [`First ${HOSTILE}`, 'Second'],
    facts: [[`Label ${HOSTILE}`, `Value ${HOSTILE}`]],
    action: { label: `Label ${HOSTILE}`, url: `https://portal.example/?a=1&b=${HOSTILE}` },
  });
}

describe('a letter', () => {
  test('escapes every part of its HTML', () => {
    const { html } = aLetter();
    expect(html).not.toMatch(/<script|alert\('x'\)|"><\/?s/);
    expect(html.split('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;')).toHaveLength(8);
    expect(html).toContain('Records &amp; Co');
  });

  test('has the link once, as its only link', () => {
    const hrefs = Array.from(aLetter().html.matchAll(/href="([^"]*)"/g), ([, href]) => href!);
    expect(hrefs).toHaveLength(1);
    expect(hrefs[0]).toMatch(/^https:\/\/portal\.example\/\?a=1&amp;b=/);
  });

  test('has the same content in plain text, unescaped and in order', () => {
    const { text } = aLetter();
    const parts = [
      'Heading',
      'First',
      'Second',
      'Label',
      'Value',
      'https://portal.example/?a=1&b=',
      'Records & Co',
    ];
    expect(parts.map((part) => text.indexOf(part))).toEqual(
      parts.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
    );
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(text).not.toContain('&amp;');
  });
});
