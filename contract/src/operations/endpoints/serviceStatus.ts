import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { instant } from '../../fields/fields.ts';

/** Whether a part of the portal works. */
export const servicePart = z.enum(['up', 'down']);

export const serviceStatus = operation({
  function: 'serviceStatus',
  method: 'GET',
  path: 'status',
  summary: 'Returns which parts of the portal work now, and the current incident note.',
  access: anyone,
  duringMaintenance: true,
  data: z.object({
    checkedAt: instant,
    /**
     * Whether the portal is closed for maintenance: all calls except this one, the health check and the payment webhook
     * fail.
     */
    maintenance: z.boolean(),
    parts: z.object({
      requests: servicePart,
      documents: servicePart,
      payments: servicePart,
      messages: servicePart,
    }),
    incident: z.nullable(z.object({ note: z.string(), since: instant })),
  }),
});
