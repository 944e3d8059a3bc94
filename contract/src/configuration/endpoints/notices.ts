import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';

export const readNotices = operation({
  function: 'getNotices',
  method: 'GET',
  path: 'getNotices',
  summary: 'Whom to ask, and what is said of the processing fee where it is paid.',
  access: anyone,
  data: z.object({
    feeNotice: z.string(),
    support: z.object({ email: z.string(), phone: z.string(), hours: z.string() }),
  }),
});
