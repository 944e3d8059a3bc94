import type { IdentityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';
import { type Settings, settings } from '../../config/settings.ts';
import { notFound } from '../../errors/portalError.ts';
import type { IdentitySource } from './identity.ts';

/** The providers that are configured. */
export function configuredProviders(from: Partial<Settings> = settings()): IdentityProvider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = from;
  return [
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET ? (['google'] as const) : []),
    ...(GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET ? (['github'] as const) : []),
  ];
}

/** The OAuth flow of a provider. Throws `not_found` if the provider is not configured. */
export async function identitySource(provider: IdentityProvider): Promise<IdentitySource> {
  if (!configuredProviders().includes(provider)) throw notFound('This sign-in method is not available.');
  return provider === 'google' ? (await import('./google.ts')).google : (await import('./github.ts')).github;
}
