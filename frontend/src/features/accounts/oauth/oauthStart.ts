import { identityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';
import * as z from 'zod/mini';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../../lib/storage/sessionStore.ts';

/** A sign-in started with another provider. The binding is a secret, so that only this tab can finish it. */
const oauthStart = z.object({ provider: identityProvider, binding: z.string() });

export const oauthStartStore = sessionStore(sessionKeys.oauthStart, oauthStart);
