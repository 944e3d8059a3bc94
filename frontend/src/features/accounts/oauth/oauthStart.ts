import { identityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';
import * as z from 'zod/mini';
import { sessionKeys } from '../../../lib/storage/sessionKeys.ts';
import { sessionStore } from '../../../lib/storage/sessionStore.ts';

/**
 * A sign-in that went to another provider: its binding is the secret by which this tab, and no other, finishes what it
 * started.
 */
const oauthStart = z.object({ provider: identityProvider, binding: z.string() });

export const oauthStartStore = sessionStore(sessionKeys.oauthStart, oauthStart);
