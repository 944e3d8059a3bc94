import { scrypt } from 'node:crypto';

/** 128 MB and a third of a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** The key that a passphrase stands for. */
export function passphraseKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
