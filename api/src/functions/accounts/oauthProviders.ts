import { listIdentityProviders } from '@portal/contract/accounts/endpoints/oauth.ts';
import { endpoint } from '../../http/endpoint.ts';
import { configuredProviders } from '../../services/identity/sources.ts';

/** GET /api/auth/oauth/providers: the configured sign-in providers. */
endpoint(listIdentityProviders, () => Promise.resolve({ data: configuredProviders() }));
