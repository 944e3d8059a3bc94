import { openapi } from '@portal/contract/operations/endpoints/system.ts';
import { rawEndpoint } from '../../http/endpoint.ts';
import { apiDescription } from '../../services/apiDescription.ts';

/** GET /api/openapi.json: the OpenAPI description. */
rawEndpoint(openapi, async () => ({
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: await apiDescription(),
}));
