import type { ServerResponse } from 'node:http';
import { localPolicy } from './localPolicy.ts';
import type { SiteConfig, SiteRoute } from './siteConfig.ts';
import type { Upstreams } from './siteOptions.ts';

/** Sets the global headers and the headers of the route. An empty value removes a header. */
export function setHeaders(
  response: ServerResponse,
  config: SiteConfig,
  upstreams: Upstreams,
  rule: SiteRoute | undefined,
): void {
  const headers = { ...lowercaseNames(config.globalHeaders), ...lowercaseNames(rule?.headers) };
  for (const [name, value] of Object.entries(headers)) {
    if (value === '') response.removeHeader(name);
    else response.setHeader(name, name === 'content-security-policy' ? localPolicy(value, upstreams) : value);
  }
}

function lowercaseNames(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
