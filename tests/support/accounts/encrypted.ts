import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { publicKey } from '@portal/contract/accounts/endpoints/auth.ts';
import { dataOf } from '../api/callApi.ts';

/** Passwords as a browser sends them: encrypted with the portal's key, under the names that a body gives them. */
export async function encrypted<Name extends string>(
  { api }: { readonly api: string },
  passwords: Record<Name, string>,
): Promise<Record<Name | 'kid', string>> {
  const { publicKey: spki, kid } = await dataOf(api, publicKey);
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const sealed = Object.entries<string>(passwords).map(([name, password]) => [
    name,
    publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(password)).toString('base64'),
  ]);
  return { ...(Object.fromEntries(sealed) as Record<Name, string>), kid };
}
