import type { Upstreams } from './siteOptions.ts';

/** Stands in staticwebapp.template.json for the storage account; a build for Azure puts its origin in. */
const blobPlace = '{blob-origin}';

/**
 * The site's Content-Security-Policy with the local storage account in the place of Azure's. In front of Vite it also allows what hot reload needs: inline code and a web socket.
 */
export function localPolicy(policy: string, upstreams: Upstreams): string {
  const blobOrigin = upstreams.blob ? new URL(upstreams.blob).origin : '';
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      const local = sources.map((source) => (source === blobPlace ? blobOrigin : source)).filter(Boolean);
      return upstreams.vite ? relaxed(name, local) : [name, ...local];
    });
  return directives.map((words) => words.join(' ')).join('; ');
}

function relaxed(name: string, sources: string[]): string[] {
  if (name === 'connect-src') return [name, ...sources, 'ws:'];
  if (!/^(script|style)-src(-elem)?$/.test(name)) return [name, ...sources];
  // A hash or nonce would switch 'unsafe-inline' off.
  const open = sources.filter((source) => !/^'(sha\d+|nonce)-/.test(source));
  return [name, ...open, "'unsafe-inline'"];
}
