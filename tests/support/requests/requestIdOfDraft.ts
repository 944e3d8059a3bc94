import { createHmac } from 'node:crypto';
import { secretsOf } from '../portal/stores.ts';

/** The id of the request that a draft becomes. */
export async function requestIdOfDraft(portal: { readonly dir: string }, draftId: string): Promise<string> {
  return `req_${(await keyedHash(portal, 'request', draftId)).toString('base64url').slice(0, 24)}`;
}

/** HMAC-SHA256 with the portal's pepper, as in the portal. */
export async function keyedHash(
  portal: { readonly dir: string },
  purpose: string,
  value: string,
): Promise<Buffer> {
  const { codePepper } = await secretsOf(portal);
  return createHmac('sha256', Buffer.from(codePepper, 'base64url')).update(`${purpose}\n${value}`).digest();
}
