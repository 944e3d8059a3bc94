import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { clientUpdate } from '../schemas/clientUpdate.ts';
import { requestId } from '../../fields/fields.ts';

export const updateClientRequest = operation({
  function: 'updateClientRequest',
  method: 'POST',
  path: 'updateClientRequest',
  summary:
    'Adds an update with reason, details and files to the request with this Order ID and verification code, or to a request of the signed-in client. The update ID derives from the uploads unless the form sends one. Repeating the call adds no second update.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 60 },
  body: z
    .extend(clientUpdate, {
      updateId: z.optional(z.uuid('The update ID must be a UUID')),
      /** A request of the signed-in client. The code is then not needed. */
      requestId: z.optional(requestId),
      verificationCode: z.optional(z.string()),
    })
    .check((ctx) => {
      if (ctx.value.requestId !== undefined) return;
      const code = clientUpdate.shape.verificationCode.safeParse(ctx.value.verificationCode);
      for (const { message } of code.error?.issues ?? []) {
        ctx.issues.push({ code: 'custom', input: ctx.value, path: ['verificationCode'], message });
      }
    }),
  data: z.object({ requestId, updateId: z.string(), status: z.string() }),
});
