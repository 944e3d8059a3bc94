import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decrypted, encrypted } from './chunkCipher.ts';

const CHUNK = 64 * 1024;
const key = randomBytes(32);

async function all(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const seal = (text: Buffer, place = 'a') => all(encrypted([text], key, place));
const open = (sealed: Buffer, place = 'a', with_ = key) => all(decrypted([sealed], with_, place));

it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 7])(
  'gives back %d bytes, in whatever pieces they come',
  async (size) => {
    const text = randomBytes(size);
    const sealed = await seal(text);
    expect(sealed.includes(text.subarray(0, 32)) && size >= 32).toBe(false);
    expect(await open(sealed)).toEqual(text);
    const pieces = Array.from({ length: Math.ceil(sealed.length / 1000) }, (_, index) =>
      sealed.subarray(index * 1000, (index + 1) * 1000),
    );
    expect(await all(decrypted(pieces, key, 'a'))).toEqual(text);
  },
);

it('is never the same twice', async () => {
  expect(await seal(Buffer.from('text'))).not.toEqual(await seal(Buffer.from('text')));
});

it.each([
  ['another key', (sealed: Buffer) => open(sealed, 'a', randomBytes(32))],
  ['another place', (sealed: Buffer) => open(sealed, 'b')],
  ['a changed byte', (sealed: Buffer) => open(changed(sealed, 100))],
  ['a changed last byte', (sealed: Buffer) => open(changed(sealed, sealed.length - 1))],
  ['an end cut off in a chunk', (sealed: Buffer) => open(sealed.subarray(0, -5))],
  ['an end cut off between chunks', (sealed: Buffer) => open(sealed.subarray(0, 16 + 2 * (CHUNK + 16)))],
  ['chunks in another order', (sealed: Buffer) => open(swapped(sealed))],
  ['nothing but the beginning', (sealed: Buffer) => open(sealed.subarray(0, 10))],
])('does not open with %s', async (_, attempt) => {
  const sealed = await seal(randomBytes(3 * CHUNK));
  await expect(attempt(sealed)).rejects.toThrow(/does not open|cut off/);
});

function changed(sealed: Buffer, at: number): Buffer {
  const copy = Buffer.from(sealed);
  copy[at] = copy[at]! ^ 1;
  return copy;
}

function swapped(sealed: Buffer): Buffer {
  const chunk = (index: number) =>
    sealed.subarray(16 + index * (CHUNK + 16), 16 + (index + 1) * (CHUNK + 16));
  return Buffer.concat([sealed.subarray(0, 16), chunk(1), chunk(0), chunk(2)]);
}
