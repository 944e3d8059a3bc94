import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { fileId, requestId } from '../../fields/fields.ts';

export const listDemoFiles = operation({
  function: 'getDemoFiles',
  method: 'GET',
  summary:
    'Lists sample files with which anyone can try the download rules. Not found if sample files are turned off.',
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
