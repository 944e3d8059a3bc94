import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { fileId, requestId } from '../../fields/fields.ts';

export const listDemoFiles = operation({
  function: 'getDemoFiles',
  method: 'GET',
  path: 'getDemoFiles',
  summary:
    'The sample files on which anybody can try the rules of downloads; not found where they are turned off.',
  access: anyone,
  data: z.array(
    z.object({
      fileId,
      requestId,
      fileName: z.string(),
      isPaidFile: z.boolean(),
      description: z.string(),
    }),
  ),
});
