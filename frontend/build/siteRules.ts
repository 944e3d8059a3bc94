import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The tool that deploys the site takes a staticwebapp.config.json beside the sources before the built one: so that is not its name. */
const SOURCE = 'staticwebapp.template.json';
const FILE = 'staticwebapp.config.json';
const PLACE = '{blob-origin}';

/**
 * Lays the rules of Static Web Apps beside the pages, with the origin of the storage account in the
 * Content-Security-Policy. A build for one machine has none: the local site puts its own in.
 */
export function siteRules(blobOrigin: string | undefined): Plugin {
  return {
    name: 'portal:site-rules',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(new URL(`../${SOURCE}`, import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: FILE, source: withOrigin(source, blobOrigin) });
    },
  };
}

/** Throws for anything but a bare https origin: a policy is no place for more. */
export function withOrigin(rules: string, blobOrigin: string | undefined): string {
  if (!blobOrigin) return rules;
  if (!/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(blobOrigin))
    throw new Error(`BLOB_ORIGIN is not the origin of a storage account: ${blobOrigin}`);
  return rules.replaceAll(PLACE, blobOrigin);
}
