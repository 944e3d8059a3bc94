import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { renderEmail } from './renderEmail.ts';

beforeAll(() => stubSettings({ BRAND_NAME: 'Records & Co' }));
afterAll(() => vi.unstubAllEnvs());

const HOSTILE = `"><script>alert('x')</script>&`;

function rendered() {
  return renderEmail({
    language: 'en',
    heading: `Heading ${HOSTILE}`,
    paragraphs: [`First ${HOSTILE}`, 'Second'],
    facts: [[`Label ${HOSTILE}`, `Value ${HOSTILE}`]],
    action: { label: `Label ${HOSTILE}`, url: `https://portal.example/?a=1&b=${HOSTILE}` },
  });
}

describe('renderEmail', () => {
  test('escapes every part of its HTML', () => {
    const { html } = rendered();
    expect(html).not.toMatch(/<script|alert\('x'\)|"><\/?s/);
    expect(html.split('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;')).toHaveLength(8);
    expect(html).toContain('Records &amp; Co');
  });

  test('contains the link exactly once', () => {
    const hrefs = Array.from(rendered().html.matchAll(/href="([^"]*)"/g), ([, href]) => href!);
    expect(hrefs).toHaveLength(1);
    expect(hrefs[0]).toMatch(/^https:\/\/portal\.example\/\?a=1&amp;b=/);
  });

  test('has the same content in plain text, unescaped and in order', () => {
    const { text } = rendered();
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
