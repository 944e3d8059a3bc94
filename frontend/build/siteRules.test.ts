import { describe, expect, test } from 'vitest';
import { allowInline, allowStorage, deployedRules } from './siteRules.ts';

const policy = "default-src 'self'; img-src 'self' data:; connect-src 'self' https://api.stripe.com";
const rules = (csp = policy) =>
  JSON.stringify({ routes: [], globalHeaders: { 'Content-Security-Policy': csp, 'X-Other': 'kept' } });
const ORIGIN = 'https://files.blob.core.windows.net';

describe('the deployed rules', () => {
  test('allow the storage account for images and uploads, and change nothing else', () => {
    expect(JSON.parse(deployedRules(rules(), ORIGIN))).toEqual({
      routes: [],
      globalHeaders: {
        'Content-Security-Policy': `default-src 'self'; img-src 'self' data: ${ORIGIN}; connect-src 'self' https://api.stripe.com ${ORIGIN}`,
        'X-Other': 'kept',
      },
    });
  });

  test.each([undefined, ''])('are unchanged without an origin (%j)', (origin) => {
    expect(JSON.parse(deployedRules(rules(), origin))).toEqual(JSON.parse(rules()));
  });

  test('allow Azurite on this machine', () => {
    expect(deployedRules(rules(), 'http://127.0.0.1:10000')).toContain(
      "connect-src 'self' https://api.stripe.com http://127.0.0.1:10000",
    );
  });

  test.each([
    'http://127.0.0.1',
    'http://127.0.0.2:10000',
    'http://localhost:10000',
    'http://files.blob.core.windows.net',
    'https://files.blob.core.windows.net/',
    'https://files.blob.core.windows.net; script-src *',
    "https://a.b 'unsafe-inline'",
    'https://*.blob.core.windows.net',
    '*',
  ])('reject the origin %s', (origin) => {
    expect(() => deployedRules(rules(), origin)).toThrow('BLOB_ORIGIN');
  });

  test('reject a file larger than Static Web Apps accepts', () => {
    const hashes = Array.from({ length: 400 }, (_, index) => `'sha256-${String(index).padStart(44, '0')}'`);
    expect(() => deployedRules(rules(`${policy}; style-src ${hashes.join(' ')}`), ORIGIN)).toThrow('20480');
  });

  test('reject a file without a Content-Security-Policy', () => {
    expect(() => deployedRules('{"globalHeaders":{}}', ORIGIN)).toThrow('Content-Security-Policy');
  });
});

test('a policy without storage directives is unchanged', () => {
  expect(allowStorage("default-src 'self'; img-src-x a", ORIGIN)).toBe("default-src 'self'; img-src-x a");
});

test('inline code is allowed by its hashes, each once', () => {
  const source = rules("script-src 'self' https://js.example; style-src 'self'; img-src 'self'");
  const allowed = JSON.parse(
    allowInline(source, { 'script-src': ["'sha256-a'"], 'style-src': ["'sha256-b'", "'sha256-b'"] }),
  ) as {
    globalHeaders: Record<string, string>;
  };
  expect(allowed.globalHeaders['Content-Security-Policy']).toBe(
    "script-src 'self' 'sha256-a' https://js.example; style-src 'self' 'sha256-b'; img-src 'self'",
  );
});
