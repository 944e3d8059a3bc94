import { getLiveList, setPresence } from '@portal/contract/requests/live/endpoints.ts';
import { getTemplates } from '@portal/contract/templates/endpoints.ts';
import { setupServer } from 'msw/node';
import { mockOperation } from './mockOperation.ts';

/**
 * Mocks the API for screens under test. A call without a handler fails the test, except the calls that staff pages
 * repeat in the background, and the templates that their forms offer.
 */
export const server = setupServer(
  mockOperation(getLiveList, () => ({ changes: 0, present: [], update: null })),
  mockOperation(setPresence, () => ({ people: [], lease: null })),
  mockOperation(getTemplates, () => []),
);
