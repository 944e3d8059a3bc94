import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';

export const readNotices = operation({
  function: 'getNotices',
  method: 'GET',
  summary: 'Returns the support contact and the notice next to the processing fee.',
  access: anyone,
  data: z.object({
    feeNotice: z.string(),
    support: z.object({ email: z.string(), phone: z.string(), hours: z.string() }),
  }),
});
