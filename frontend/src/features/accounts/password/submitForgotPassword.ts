import '../../../lib/schemaMode.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { forgotPassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { email } from '@portal/contract/accounts/schemas/person.ts';
import * as z from 'zod/mini';
import { call } from '../../../lib/api.ts';

/** Validation of the form. */
export const schema = z.object({ email });

/** Requests a reset link. Throws ApiError. */
export function sendForgotPassword(body: z.output<typeof schema>): Promise<DataOf<typeof forgotPassword>> {
  return call(forgotPassword, { body });
}
