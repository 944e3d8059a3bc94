import * as z from 'zod/mini';
import { admins, operation } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';
import { setup } from '../schemas/setup.ts';
import { emailTest, stripeTest } from '../schemas/setupTests.ts';

const shared = { function: 'setup' } as const;

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
  summary:
    'Dismisses the setup list for all admins, and removes the sample request. A repeated call changes nothing.',
  access: admins,
  body: z.object({ isDismissed: z.literal(true) }),
  data: z.object({ isDismissed: z.literal(true) }),
  repeatable: true,
});

const sample = {
  function: 'sampleRequest',
  access: admins,
  rateLimit: { limit: 30, windowSeconds: 600, per: 'account' },
} as const;

export const createSampleRequest = operation({
  ...sample,
  method: 'POST',
  summary:
    'Creates a request for trying the portal, or returns the one that exists. It is in no list, figure or notification. Repeated calls create one.',
  data: z.object({ requestId }),
  repeatable: true,
});

export const removeSampleRequest = operation({
  ...sample,
  method: 'DELETE',
  summary:
    'Cancels the sample request, and deletes its documents and messages. A repeated call changes nothing.',
  body: z.object({ requestId }),
  data: z.object({ requestId }),
  repeatable: true,
});

export const testEmail = operation({
  function: 'testEmail',
  method: 'POST',
  summary:
    'Sends a test email to the address of the caller, and to no other, and returns what the mail service answered. Repeated calls with the same `key` send one.',
  access: admins,
  rateLimit: { limit: 20, windowSeconds: 600, per: 'account' },
  body: z.object({ key: z.uuid() }),
  data: emailTest,
  repeatable: 'key',
});

export const testStripe = operation({
  function: 'testStripe',
  method: 'POST',
  summary:
    'Returns whether Stripe accepts the keys of the portal, in which mode, and whether it sends events. Repeated calls change nothing.',
  access: admins,
  rateLimit: { limit: 20, windowSeconds: 600, per: 'account' },
  data: stripeTest,
  repeatable: true,
});
