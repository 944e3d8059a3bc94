import { openapi } from '@portal/contract/operations/endpoints/system.ts';
import { readFile } from 'node:fs/promises';
import { rawEndpoint } from '../../http/endpoint.ts';

/** GET /api/openapi.json: the OpenAPI description, which the build generates from the endpoint table. */
rawEndpoint(openapi, async () => ({
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: await readFile(new URL('./openapi.json', import.meta.url)),
}));
