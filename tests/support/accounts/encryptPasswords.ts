import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { publicKey } from '@portal/contract/accounts/endpoints/auth.ts';
import { dataOf } from '../api/callApi.ts';

/** Encrypts passwords with the portal's public key, as a browser does. Returns them under the same names, with the key id. */
export async function encryptPasswords<Name extends string>(
  { api }: { readonly api: string },
  passwords: Record<Name, string>,
): Promise<Record<Name | 'kid', string>> {
  const { publicKey: spki, kid } = await dataOf(api, publicKey);
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const ciphertexts = Object.entries<string>(passwords).map(([name, password]) => [
    name,
    publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(password)).toString('base64'),
  ]);
  return { ...(Object.fromEntries(ciphertexts) as Record<Name, string>), kid };
}
