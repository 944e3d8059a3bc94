import { allowStorage } from '../../frontend/build/siteRules.ts';
import type { Upstreams } from './siteOptions.ts';

/** The site's Content-Security-Policy with the local storage account. In front of Vite it also allows what hot reload needs: inline code and a web socket. */
export function localPolicy(policy: string, upstreams: Upstreams): string {
  const local = upstreams.blob ? allowStorage(policy, new URL(upstreams.blob).origin) : policy;
  if (!upstreams.vite) return local;
  return local
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return relaxed(name, sources).join(' ');
    })
    .join('; ');
}

function relaxed(name: string, sources: string[]): string[] {
  if (name === 'connect-src') return [name, ...sources, 'ws:'];
  if (!/^(script|style)-src(-elem)?$/.test(name)) return [name, ...sources];
  // A hash or nonce would switch 'unsafe-inline' off.
  const open = sources.filter((source) => !/^'(sha\d+|nonce)-/.test(source));
  return [name, ...open, "'unsafe-inline'"];
}
