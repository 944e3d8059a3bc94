import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The program of Azure Functions Core Tools. Its npm package fetches the program from Microsoft, which is
 * done here when it is first needed. Throws with a message for the person who wants to start it.
 */
export function findCoreTools(): string {
  const packageDir = findPackage();
  const program = join(packageDir, 'bin', process.platform === 'win32' ? 'func.exe' : 'func');
  if (existsSync(program)) return program;
  console.log('Fetching Azure Functions Core Tools (about 200 MB, once) …');
  const install = spawnSync(process.execPath, [join(packageDir, 'lib', 'install.js')], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  if (install.status === 0 && existsSync(program)) return program;
  throw new Error(
    [
      '',
      'Azure Functions Core Tools could not be downloaded from cdn.functions.azure.com.',
      'Check the connection (HTTPS_PROXY is obeyed) and run `npm run start:func` again,',
      'or use `npm start`, which runs the same API without them.',
    ].join('\n'),
  );
}

function findPackage(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('azure-functions-core-tools/package.json'));
  } catch {
    throw new Error(
      [
        'The optional package azure-functions-core-tools is not installed: npm leaves it out when its download fails',
        'or when optional packages are omitted. Run `npm install` with a connection, or use `npm start`.',
      ].join('\n'),
    );
  }
}
