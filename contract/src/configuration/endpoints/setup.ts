import * as z from 'zod/mini';
import { admins, operation } from '../../endpoint.ts';
import { setup } from '../schemas/setup.ts';

const shared = { function: 'setup', path: 'setup' } as const;

export const readSetup = operation({
  ...shared,
  method: 'GET',
  summary:
    'Returns which steps of the setup of a new portal are done, and the settings of its deployment. Of secrets, only whether they are set.',
  access: admins,
  data: setup,
});

export const dismissSetup = operation({
  ...shared,
  method: 'PUT',
  summary: 'Dismisses the setup list for all admins. A repeated call changes nothing.',
  access: admins,
  body: z.object({ isDismissed: z.literal(true) }),
  data: z.object({ isDismissed: z.literal(true) }),
  repeatable: true,
});
