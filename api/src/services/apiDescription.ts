import { readFile } from 'node:fs/promises';

/** The OpenAPI document of the API, as JSON. The build generates it from the endpoint table, next to the bundle. */
export function apiDescription(): Promise<Uint8Array> {
  return readFile(new URL('./openapi.json', import.meta.url));
}
