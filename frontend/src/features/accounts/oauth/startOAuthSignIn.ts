import { type IdentityProvider, startOAuth } from '@portal/contract/endpoints/oauth.ts';
import { call } from '../../../lib/api.ts';
import { newBinding } from './newBinding.ts';
import { oauthStartStore } from './oauthStart.ts';

/** Notes the binding in this tab and answers where to send the browser. Throws ApiError. */
export async function startOAuthSignIn(provider: IdentityProvider, rememberMe: boolean): Promise<string> {
  const binding = newBinding();
  const { url } = await call(startOAuth, { body: { provider, binding, rememberMe } });
  oauthStartStore.save({ provider, binding });
  return url;
}
