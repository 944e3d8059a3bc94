import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { type Content, readIfExists, writeDurably } from './durableFiles.ts';

/** The key of a backup, encrypted with the passphrase. The age command can use it: `age -d -i identity.age <file>`. */
const IDENTITY_FILE = 'identity.age';
const MIN_PASSPHRASE_LENGTH = 12;

/** Encrypts and decrypts the files of a backup. */
export interface Key {
  /** The extension of encrypted files. */
  readonly suffix: string;
  encrypt(content: Content): AsyncIterable<Uint8Array>;
  /** Throws if the file was changed or truncated, or belongs to another backup. Never yields changed content. */
  decrypt(content: Content, name: string): AsyncIterable<Uint8Array>;
  /** The file name for content with this hash. In an encrypted backup it hides the hash, which would reveal known documents. */
  fileNameFor(sha256: string): string;
}

const plain: Key = {
  suffix: '',
  async *encrypt(content) {
    yield* content;
  },
  async *decrypt(content) {
    yield* content;
  },
  fileNameFor: (sha256) => sha256,
};

/** The key of the backup in a folder. Creates a key if `canStart`. Throws if the passphrase is wrong. */
export async function openKey(
  folder: string,
  passphraseFile: string | undefined,
  canStart: boolean,
): Promise<Key> {
  const locked = await readIfExists(join(folder, IDENTITY_FILE));
  if (passphraseFile === undefined) {
    if (locked) throw new Error('This backup is encrypted. Set --passphrase-file.');
    return plain;
  }
  if (!locked && !canStart) throw new Error('This backup is not encrypted. Omit --passphrase-file.');
  const passphrase = (await readFile(passphraseFile, 'utf8')).trim();
  if (passphrase.length < MIN_PASSPHRASE_LENGTH)
    throw new Error(`The passphrase must have at least ${MIN_PASSPHRASE_LENGTH} characters.`);
  if (locked) return ageKey(await unlock(locked, passphrase));
  const identity = await generateIdentity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  await writeDurably(folder, [await encrypter.encrypt(`${identity}\n`)], () => IDENTITY_FILE);
  return ageKey(identity);
}

async function unlock(locked: Uint8Array, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const text = await decrypter.decrypt(locked, 'text').catch((cause: unknown) => {
    const message = 'cannot be decrypted: wrong passphrase, or the file was changed.';
    throw new Error(`${IDENTITY_FILE} ${message}`, { cause });
  });
  return text.trim();
}

/** The age format (https://age-encryption.org/v1), chunk by chunk. The public key is not stored, so creating a valid file requires the passphrase. */
async function ageKey(identity: string): Promise<Key> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return {
    suffix: '.age',
    async *encrypt(content) {
      yield* await encrypter.encrypt(ReadableStream.from(content));
    },
    async *decrypt(content, name) {
      try {
        yield* await decrypter.decrypt(ReadableStream.from(content));
      } catch (cause) {
        throw new Error(`${name} cannot be decrypted: it was changed or belongs to another backup.`, {
          cause,
        });
      }
    },
    fileNameFor: (sha256) => createHmac('sha256', identity).update(sha256).digest('hex'),
  };
}
