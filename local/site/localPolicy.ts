import { allowStorage } from '../../frontend/build/siteRules.ts';
import type { Upstreams } from './siteOptions.ts';

/**
 * Adds the local storage account to the site's Content-Security-Policy. With Vite, it also allows inline code and a web
 * socket, which hot reload needs.
 */
export function localPolicy(policy: string, upstreams: Upstreams): string {
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
