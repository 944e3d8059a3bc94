import { createHmac } from 'node:crypto';
import { secretsOf } from '../portal/stores.ts';

/** The id of the request that a draft becomes. Derived as in the portal. */
export async function requestIdOfDraft(portal: { readonly dir: string }, draftId: string): Promise<string> {
  const { codePepper } = await secretsOf(portal);
  const hash = createHmac('sha256', Buffer.from(codePepper, 'base64url')).update(`request\n${draftId}`);
  return `req_${hash.digest('base64url').slice(0, 24)}`;
}
