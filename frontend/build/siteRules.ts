import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export const SITE_RULES = 'staticwebapp.config.json';

/** Static Web Apps rejects a larger file. */
const MAX_BYTES = 20 * 1024;

const POLICY = 'Content-Security-Policy';

/** The origin of a storage account, or of Azurite on this machine. */
const STORAGE_ORIGIN = /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/127\.0\.0\.1:\d{1,5})$/;

/** Directives that let pages reach the storage account, for previews and uploads. */
const STORAGE_DIRECTIVES = ['img-src', 'connect-src'];

/**
 * Adds the Static Web Apps configuration of the repository's root to the build, with the origin of the storage account in
 * the Content-Security-Policy. A local build has no origin; the local site adds its own.
 */
export function siteRules(blobOrigin: string | undefined): Plugin {
  return {
    name: 'portal:site-rules',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(new URL(`../../${SITE_RULES}`, import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: SITE_RULES, source: deployedRules(source, blobOrigin) });
    },
  };
}

/** The configuration to deploy. Throws if the origin is not that of a storage account, or if Static Web Apps would reject the file. */
export function deployedRules(source: string, blobOrigin: string | undefined): string {
  const rules = JSON.parse(source) as { globalHeaders: Record<string, string> };
  const policy = rules.globalHeaders[POLICY];
  if (!policy) throw new Error(`${SITE_RULES} has no ${POLICY}.`);
  if (blobOrigin) {
    if (!STORAGE_ORIGIN.test(blobOrigin))
      throw new Error(`BLOB_ORIGIN is not the origin of a storage account: ${blobOrigin}`);
    rules.globalHeaders[POLICY] = allowStorage(policy, blobOrigin);
  }
  const deployed = JSON.stringify(rules, null, 2);
  const bytes = Buffer.byteLength(deployed);
  if (bytes > MAX_BYTES)
    throw new Error(`${SITE_RULES} has ${bytes} bytes; Static Web Apps accepts ${MAX_BYTES}.`);
  return deployed;
}

/** Allows pages to show images from a storage account and to upload to it. */
export function allowStorage(policy: string, origin: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) =>
      STORAGE_DIRECTIVES.includes(directive.split(/\s+/)[0] ?? '') ? `${directive} ${origin}` : directive,
    )
    .join('; ');
}

/** Allows inline code by its hashes. */
export function allowInline(
  source: string,
  hashes: Readonly<Record<'script-src' | 'style-src', readonly string[]>>,
): string {
  const rules = JSON.parse(source) as { globalHeaders: Record<string, string> };
  for (const [directive, allowed] of Object.entries(hashes))
    rules.globalHeaders[POLICY] = rules.globalHeaders[POLICY]!.replace(
      `${directive} 'self'`,
      [`${directive} 'self'`, ...new Set(allowed)].join(' '),
    );
  return JSON.stringify(rules, null, 2);
}
