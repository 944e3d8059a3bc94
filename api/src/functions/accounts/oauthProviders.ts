import { listIdentityProviders } from '@portal/contract/accounts/endpoints/oauth.ts';
import { endpoint } from '../../http/endpoint.ts';
import { configuredProviders } from '../../services/identity/sources.ts';

/** GET /api/auth/oauth/providers: which other providers people can sign in with. */
endpoint(listIdentityProviders, () => Promise.resolve({ data: configuredProviders() }));
