import type { ServerResponse } from 'node:http';
import type { SiteConfig, SiteRoute } from './siteConfig.ts';
import type { Upstreams } from './siteOptions.ts';
import { allowStorage } from '../../frontend/build/siteRules.ts';

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

/**
 * Adds the local storage account to the site's Content-Security-Policy. With Vite, it also allows inline code and a web
 * socket, which hot reload needs.
 */
function localPolicy(policy: string, upstreams: Upstreams): string {
  const local = upstreams.blob ? allowStorage(policy, new URL(upstreams.blob).origin) : policy;
  if (!upstreams.vite) return local;
  return local
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return allowHotReload(name, sources).join(' ');
    })
    .join('; ');
}

function allowHotReload(name: string, sources: string[]): string[] {
  if (name === 'connect-src') return [name, ...sources, 'ws:'];
  if (!/^(script|style)-src(-elem)?$/.test(name)) return [name, ...sources];
  // A hash or nonce would disable 'unsafe-inline'.
  const withoutHashes = sources.filter((source) => !/^'(sha\d+|nonce)-/.test(source));
  return [name, ...withoutHashes, "'unsafe-inline'"];
}
