import * as z from 'zod/mini';
import { settings } from '../../../config/settings.ts';

const claims = z.object({ oid: z.string() });

/** The Microsoft Entra object id of whose access this process uses; null with a key, as on a local portal. */
export async function operatorId(): Promise<string | null> {
  if (settings().COSMOS_KEY) return null;
  const { DefaultAzureCredential } = await import('@azure/identity');
  const { token } = await new DefaultAzureCredential().getToken('https://storage.azure.com/.default');
  // Not verified: Azure issued it for this process, and the stores verify it.
  const [, payload = ''] = token.split('.');
  return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).oid;
}
