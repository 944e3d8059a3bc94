import { publicKey, resetPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { beforeEach, expect, it } from 'vitest';
import { mockOperation, MockFailure } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import { call } from '../api.ts';
import { dropPasswordKey } from './passwordKey.ts';
import { sendEncrypted } from './sendEncrypted.ts';

const algorithm = {
  name: 'RSA-OAEP',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
const base64 = btoa(String.fromCharCode(...spki));

/** How often the key was requested. */
let requests: number;

beforeEach(() => {
  requests = 0;
  dropPasswordKey();
});

function serveKey(lifeMs = 60_000) {
  server.use(
    mockOperation(publicKey, () => ({
      publicKey: base64,
      kid: `key-${++requests}`,
      expiresAt: new Date(Date.now() + lifeMs).toISOString(),
    })),
  );
}

async function decrypt(ciphertext: string): Promise<string> {
  const bytes = Uint8Array.from(atob(ciphertext), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await crypto.subtle.decrypt('RSA-OAEP', pair.privateKey, bytes));
}

const send = (password: string) =>
  sendEncrypted([password], ({ ciphertexts: [ciphertext = ''], kid }) =>
    call(resetPassword, { body: { token: 'token', password: ciphertext, kid } }),
  );

it('sends ciphertexts that the private key can decrypt, with the id of the key', async () => {
  serveKey();
  const sent = await sendEncrypted(['one', 'zwei · двa'], (encrypted) => Promise.resolve(encrypted));
  expect(await Promise.all(sent.ciphertexts.map(decrypt))).toEqual(['one', 'zwei · двa']);
  expect(sent.kid).toBe('key-1');
});

it('caches the key until it expires', async () => {
  serveKey();
  server.use(mockOperation(resetPassword, () => ({})));
  await send('one');
  await send('two');
  expect(requests).toBe(1);
  dropPasswordKey();
  serveKey(-1);
  await send('three');
  await send('four');
  expect(requests).toBe(3);
});

it('retries with a fresh key when the server cannot decrypt', async () => {
  serveKey();
  const kids: string[] = [];
  server.use(
    mockOperation(resetPassword, ({ body }) => {
      kids.push(body.kid ?? '');
      if (kids.length === 1) throw new MockFailure('invalid_input', 'Encryption failed. Please try again.');
      return {};
    }),
  );
  await send('one');
  expect(kids).toEqual(['key-1', 'key-2']);
});

it('gives up after one new key and does not retry other failures', async () => {
  serveKey();
  let calls = 0;
  let message = 'Encryption failed. Please try again.';
  server.use(
    mockOperation(resetPassword, () => {
      calls++;
      throw new MockFailure('invalid_input', message);
    }),
  );
  await expect(send('one')).rejects.toThrow('Encryption failed. Please try again.');
  expect(calls).toBe(2);
  message = 'This link has expired';
  await expect(send('one')).rejects.toThrow('This link has expired');
  expect(calls).toBe(3);
});

it('reports that the server did not provide a key', async () => {
  server.use(
    mockOperation(publicKey, () => Promise.reject(new MockFailure('unexpected', 'Operation failed'))),
  );
  await expect(send('one')).rejects.toThrow('Failed to get public key from server');
});

it.each([
  ['an invalid key', 'AAAA'],
  ['invalid base64', '%%%'],
])('reports an encryption failure for %s', async (_what, unusable) => {
  const reply = { publicKey: unusable, kid: 'k', expiresAt: new Date().toISOString() };
  server.use(mockOperation(publicKey, () => reply));
  await expect(send('one')).rejects.toThrow('Encryption failed. Please try again.');
});

it('reports an encryption failure for a text longer than a block', async () => {
  serveKey();
  await expect(send('x'.repeat(500))).rejects.toThrow('Encryption failed. Please try again.');
});
