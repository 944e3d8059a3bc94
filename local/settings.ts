// npm run settings: writes api/local.settings.json for `func start` with Azurite and Microsoft's Cosmos emulator. Existing values are kept.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderFault } from './supervisor/folderFault.ts';
import { writeEmulatorSettings } from './supervisor/settings/localSettings.ts';
import { makeFolder } from './supervisor/makeFolder.ts';
import { loadSecrets } from './supervisor/settings/secrets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stateDir = resolve(process.env['LOCAL_DIR'] ?? join(root, '.local'));

try {
  makeFolder(stateDir);
  // The same keys as npm start, so that both can use the same file.
  const secrets = await loadSecrets(stateDir, process.env['CODE_PEPPER']);
  const missing = await writeEmulatorSettings(
    { root, apiDir: join(root, 'api'), stateDir },
    secrets,
    process.env,
  );
  console.log('Written: api/local.settings.json');
  if (missing.length > 0)
    console.log(
      `Still empty: ${missing.join(', ')}. The API starts only with the test-mode keys of a Stripe account.`,
    );
} catch (error) {
  console.error(folderFault(error, stateDir) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
