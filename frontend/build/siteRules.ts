import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = 'staticwebapp.config.json';

/** Static Web Apps refuses a larger file. */
const MAX_BYTES = 20 * 1024;

const POLICY = 'Content-Security-Policy';

/** The origin of a storage account, or of Azurite on this machine. */
const STORAGE_ORIGIN = /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/127\.0\.0\.1:\d{1,5})$/;

/** Directives through which a page reaches the storage account: previews and uploads. */
const STORAGE_DIRECTIVES = ['img-src', 'connect-src'];

/**
 * Writes the rules of Static Web Apps next to the pages: those at the repository's root, with the origin of the storage
 * account in the Content-Security-Policy. A build for one machine has none; the local site adds its own.
 */
export function siteRules(blobOrigin: string | undefined): Plugin {
  return {
    name: 'portal:site-rules',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: FILE, source: deployedRules(source, blobOrigin) });
    },
  };
}

/** The rules as they are deployed. Throws for anything but a bare origin of a storage account, and for rules that Static Web Apps would refuse. */
export function deployedRules(source: string, blobOrigin: string | undefined): string {
  const rules = JSON.parse(source) as { globalHeaders: Record<string, string> };
  const policy = rules.globalHeaders[POLICY];
  if (!policy) throw new Error(`${FILE} has no ${POLICY}.`);
  if (blobOrigin) {
    if (!STORAGE_ORIGIN.test(blobOrigin))
      throw new Error(`BLOB_ORIGIN is not the origin of a storage account: ${blobOrigin}`);
    rules.globalHeaders[POLICY] = allowStorage(policy, blobOrigin);
  }
  const deployed = JSON.stringify(rules, null, 2);
  const bytes = Buffer.byteLength(deployed);
  if (bytes > MAX_BYTES) throw new Error(`${FILE} has ${bytes} bytes; Static Web Apps takes ${MAX_BYTES}.`);
  return deployed;
}

/** The policy with a storage account that pages may show images from and upload to. */
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
