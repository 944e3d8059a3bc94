import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { instant } from '../../fields/fields.ts';

/** What people come to the portal for, and whether it works. */
export const servicePart = z.enum(['up', 'down']);

export const serviceStatus = operation({
  function: 'serviceStatus',
  method: 'GET',
  path: 'status',
  summary:
    'What works at the moment, in terms of what people come for, and the latest note about an incident.',
  access: anyone,
  duringMaintenance: true,
  data: z.object({
    checkedAt: instant,
    /** Whether the portal is closed on purpose: all calls but this one, the health check and the payment webhook fail. */
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
