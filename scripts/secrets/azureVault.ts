import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { az } from '../azure/azureCli.ts';
import type { KeyVault } from './rotateKeys.ts';

/** A Key Vault, accessed with the Azure CLI and its signed-in user. Values are passed in a file, because other users can read command lines. */
export function azureVault(vaultName: string): KeyVault {
  const vault = ['--vault-name', vaultName];
  return {
    async names() {
      return az(['keyvault', 'secret', 'list', ...vault, '--query', '[].name', '--output', 'tsv'])
        .split('\n')
        .filter((name) => name !== '');
    },
    async value(name) {
      const query = ['--name', name, '--query', 'value', '--output', 'tsv'];
      return az(['keyvault', 'secret', 'show', ...vault, ...query]).trim();
    },
    async set(name, value) {
      const folder = mkdtempSync(join(tmpdir(), 'secret-'));
      try {
        const file = join(folder, 'value');
        writeFileSync(file, value, { mode: 0o600 });
        const from = ['--file', file, '--encoding', 'utf-8'];
        az(['keyvault', 'secret', 'set', ...vault, '--name', name, ...from, '--output', 'none']);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/** Makes the app reload its secrets. Otherwise it reloads them once a day. */
export function refreshReferences(subscription: string, resourceGroup: string, app: string): void {
  const site = `/subscriptions/${subscription}/resourceGroups/${resourceGroup}/providers/Microsoft.Web/sites/${app}`;
  const uri = `${site}/config/configreferences/appsettings/refresh?api-version=2022-03-01`;
  az(['rest', '--method', 'post', '--uri', uri, '--output', 'none']);
}
