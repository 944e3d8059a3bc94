import { endpoints } from '@portal/contract/endpoints.ts';
import { openapi } from '@portal/contract/operations/endpoints/system.ts';
import { rawEndpoint } from '../../http/endpoint.ts';

/** GET /api/openapi.json: the OpenAPI description, generated from the endpoint table. */
rawEndpoint(openapi, async () => {
  const { openapiDocument } = await import('@portal/contract/operations/openapi.ts');
  return { status: 200, jsonBody: openapiDocument(endpoints) };
});
