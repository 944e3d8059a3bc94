import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { type Content, readIfExists, writeDurably } from './durableFiles.ts';

/** The key of an encrypted backup, itself encrypted with the passphrase, as the age command takes it: `age -d -i identity.age <file>`. */
const IDENTITY_FILE = 'identity.age';
const MIN_PASSPHRASE_LENGTH = 12;

/** How the files of a backup are kept. */
export interface Key {
  /** Of the names of files. */
  readonly suffix: string;
  encrypt(content: Content): AsyncIterable<Uint8Array>;
  /** Throws for a file that was changed or cut off, or that is of another backup, before it yields what was changed. */
  decrypt(content: Content, name: string): AsyncIterable<Uint8Array>;
  /** The name of content with this hash: the hash of a known document would tell that it is in here. */
  nameOf(sha256: string): string;
}

const plain: Key = {
  suffix: '',
  async *encrypt(content) {
    yield* content;
  },
  async *decrypt(content) {
    yield* content;
  },
  nameOf: (sha256) => sha256,
};

/** The key of the backup in a folder, a new one where one may begin. Throws for another passphrase than its own. */
export async function openKey(
  folder: string,
  passphraseFile: string | undefined,
  mayBegin: boolean,
): Promise<Key> {
  const locked = await readIfExists(join(folder, IDENTITY_FILE));
  if (passphraseFile === undefined) {
    if (locked) throw new Error('This backup is encrypted: name its passphrase with --passphrase-file.');
    return plain;
  }
  if (!locked && !mayBegin) throw new Error('This backup is not encrypted: it takes no passphrase.');
  const passphrase = (await readFile(passphraseFile, 'utf8')).trim();
  if (passphrase.length < MIN_PASSPHRASE_LENGTH)
    throw new Error(`The passphrase needs ${MIN_PASSPHRASE_LENGTH} characters or more.`);
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
    const message = 'does not open: the passphrase is another one, or the file was changed.';
    throw new Error(`${IDENTITY_FILE} ${message}`, { cause });
  });
  return text.trim();
}

/** The age format (https://age-encryption.org/v1), chunk by chunk. The public half is stored nowhere: without the passphrase nobody can make a file that opens. */
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
        throw new Error(`${name} does not open: it was changed, or is of another backup.`, { cause });
      }
    },
    nameOf: (sha256) => createHmac('sha256', identity).update(sha256).digest('hex'),
  };
}
