import { getAttorneyData } from '@portal/contract/requests/endpoints/attorneys.ts';
import { findAttorneys } from '../../data/views/findAttorneys.ts';
import { endpoint } from '../../http/endpoint.ts';

const SUGGESTED = 8;

/** GET /api/getAttorneyData: contacts to fill the attorney fields with. */
endpoint(getAttorneyData, async ({ query }) => ({ data: await findAttorneys(query.searchTerm, SUGGESTED) }));
