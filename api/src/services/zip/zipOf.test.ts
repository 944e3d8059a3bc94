import { Buffer } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ZipEntry, zipOf } from './zipOf.ts';

const CHUNK = Buffer.alloc(64 * 1024, 7);
const modifiedAt = new Date('2026-03-01T08:00:00.000Z');

const END_OF_DIRECTORY = '504b0506';

async function lengthOf(content: AsyncIterable<Buffer>): Promise<number> {
  let length = 0;
  for await (const chunk of content) length += chunk.byteLength;
  return length;
}

it('reads one file at a time, no faster than its output is read', async () => {
  const counts = { read: 0, open: 0, maxOpen: 0 };
  async function* open() {
    counts.open += 1;
    counts.maxOpen = Math.max(counts.maxOpen, counts.open);
    for (let part = 0; part < 10; part++) {
      counts.read += CHUNK.byteLength;
      yield CHUNK;
    }
    counts.open -= 1;
  }
  const entries = Array.from({ length: 200 }, (_, index): ZipEntry => ({
    path: `${index}.pdf`,
    size: 10 * CHUNK.byteLength,
    modifiedAt,
    open,
  }));
  let written = 0;
  let maxBuffered = 0;
  for await (const chunk of zipOf(entries)) {
    written += chunk.byteLength;
    maxBuffered = Math.max(maxBuffered, counts.read - written);
    await setImmediate();
  }
  expect(counts.read).toBe(200 * 10 * CHUNK.byteLength);
  expect(written).toBeGreaterThan(counts.read);
  expect(counts.maxOpen).toBe(1);
  expect(maxBuffered).toBeLessThan(16 * CHUNK.byteLength);
});

it('fails when a file cannot be read', async () => {
  async function* open() {
    yield CHUNK;
    throw new Error('gone');
  }
  const entry = { path: 'a.pdf', size: 2 * CHUNK.byteLength, modifiedAt, open };
  await expect(lengthOf(zipOf([entry, entry]))).rejects.toThrow('gone');
});

it('fails when a file has another size than stated', async () => {
  async function* open() {
    yield CHUNK;
  }
  for (const size of [0, CHUNK.byteLength - 1, CHUNK.byteLength + 1]) {
    const entry = { path: 'a.pdf', size, modifiedAt, open };
    await expect(lengthOf(zipOf([entry]))).rejects.toThrow('unexpected number of bytes');
  }
});

it('closes its sources when the reader stops', async () => {
  let isEnded = false;
  async function* open() {
    try {
      for (;;) yield CHUNK;
    } finally {
      isEnded = true;
    }
  }
  const content = zipOf([{ path: 'a.pdf', size: Number.MAX_SAFE_INTEGER, modifiedAt, open }]);
  for await (const chunk of content) if (chunk.byteLength > 1000) break;
  await setImmediate();
  expect(isEnded).toBe(true);
});

it('writes a valid empty zip', async () => {
  const parts: Buffer[] = [];
  for await (const chunk of zipOf([])) parts.push(chunk);
  expect(Buffer.concat(parts).toString('hex')).toMatch(new RegExp(`^${END_OF_DIRECTORY}`));
});
