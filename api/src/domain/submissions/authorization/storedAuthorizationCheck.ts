import { authorizationCheck } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import * as z from 'zod/mini';

/** The result of the check of an authorization, stored with its file. */
export const storedAuthorizationCheck = z.extend(authorizationCheck, { checkedAt: z.string() });
