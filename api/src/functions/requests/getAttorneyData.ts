import { getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { findAttorneys } from '../../data/views/findAttorneys.ts';
import { endpoint } from '../../http/endpoint.ts';

const MAX_SUGGESTIONS = 8;

/** GET /api/getAttorneyData: suggestions for the attorney fields. */
endpoint(getAttorneyData, async ({ query }) => ({
  data: await findAttorneys(query.searchTerm, MAX_SUGGESTIONS),
}));
