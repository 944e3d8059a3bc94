import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };
const CHUNK_BYTES = 64 * 1024;

/**
 * Encrypts a stream of any length: a random salt, then chunks of 64 KiB, each with a tag. Every file has a key of its own,
 * made of the salt and its place in the backup; the nonce counts the chunks and marks the last one. So nothing can be
 * changed, cut off, moved or put in another file's place unnoticed.
 */
export async function* encrypted(
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  key: Buffer,
  place: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const fileKey = keyOf(key, salt, place);
  yield salt;
  let index = 0;
  for await (const { chunk, isLast } of inChunks(content, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, fileKey, nonceOf(index++, isLast), TAG);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** The content of an encrypted stream. Throws for another key or place, and for any change, before it gives out the changed chunk. */
export async function* decrypted(
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  key: Buffer,
  place: string,
): AsyncGenerator<Buffer> {
  let fileKey: Buffer | undefined;
  let index = 0;
  for await (const { chunk, isLast } of inChunks(content, CHUNK_BYTES + TAG_BYTES, SALT_BYTES)) {
    if (!fileKey) {
      if (chunk.length !== SALT_BYTES || isLast) throw new Error(`${place} is cut off.`);
      fileKey = keyOf(key, chunk, place);
      continue;
    }
    const end = chunk.length - TAG_BYTES;
    if (end < 0) throw new Error(`${place} is cut off.`);
    const decipher = createDecipheriv(CIPHER, fileKey, nonceOf(index++, isLast), TAG);
    decipher.setAuthTag(chunk.subarray(end));
    try {
      yield Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
    } catch {
      throw new Error(`${place} does not open: the passphrase is another one, or the file was changed.`);
    }
  }
}

function keyOf(key: Buffer, salt: Buffer, place: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `backup ${place}`, 32));
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The same bytes in chunks of one size, but for the first (`firstBytes`) and the last. There is always a last one, maybe an empty one. */
async function* inChunks(
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  chunkBytes: number,
  firstBytes = chunkBytes,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let wanted = firstBytes;
  for await (const piece of content) {
    held.push(piece);
    heldBytes += piece.length;
    // One that could be the last is kept back until something follows it.
    while (heldBytes > wanted) {
      const all = Buffer.concat(held);
      yield { chunk: all.subarray(0, wanted), isLast: false };
      const rest = all.subarray(wanted);
      held = [rest];
      heldBytes = rest.length;
      wanted = chunkBytes;
    }
  }
  yield { chunk: Buffer.concat(held), isLast: true };
}
