import { readSetup } from '@portal/contract/configuration/endpoints/setup.ts';
import { getLiveList, setPresence } from '@portal/contract/requests/live/endpoints.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { type WorkView, workViews } from '@portal/contract/requests/catalogs/workViews.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { checkAuthorization } from '@portal/contract/submissions/endpoints/authorizationCheck.ts';
import { getTemplates } from '@portal/contract/templates/endpoints.ts';
import { setupServer } from 'msw/node';
import { mockOperation } from './mockOperation.ts';

const noRequests = Object.fromEntries(workViews.map((view) => [view, 0])) as Record<WorkView, number>;

const emptyList = {
  page: 1,
  limit: 1,
  totalCount: 0,
  countIsExact: true,
  totalPages: 0,
  hasNext: false,
  hasPrev: false,
  first: null,
  last: null,
};

/**
 * Mocks the API for screens under test. A call without a handler fails the test, except the calls that staff pages
 * repeat in the background, the templates that their forms offer, the new messages that the navigation counts, the
 * check of authorizations, and the setup list of the dashboard.
 */
export const server = setupServer(
  mockOperation(getLiveList, () => ({ changes: 0, present: [], update: null })),
  mockOperation(setPresence, () => ({ people: [], lease: null })),
  mockOperation(getTemplates, () => []),
  mockOperation(checkAuthorization, () => ({ state: 'not-checked' as const })),
  mockOperation(readSetup, () => ({
    steps: [],
    isComplete: true,
    isDismissed: false,
    settings: [],
    sample: null,
  })),
  mockOperation(getWorkViews, () => ({ changes: 0, counts: noRequests })),
  mockOperation(getAllClientRequests, () => ({ requests: [], pagination: emptyList, withNewMessages: 0 })),
);
