import { expect, test } from 'vitest';
import { bicepPaths, VERSION } from './bicepCli.ts';

const PACKAGE = `azure.bicep.commandline.linux-x64/${VERSION}/tools/bicep`;

test('the CLI is looked for in BICEP, PATH, the folders of the Azure CLI and azd, and that of NuGet', () => {
  expect(bicepPaths({ BICEP: '/opt/bicep', PATH: '/bin:/usr/bin:' }, '/home/me', 'linux')).toEqual([
    '/opt/bicep',
    '/bin/bicep',
    '/usr/bin/bicep',
    '/home/me/.azure/bin/bicep',
    '/home/me/.azd/bin/bicep',
    `/home/me/.nuget/packages/${PACKAGE}`,
  ]);
});

test('where these folders are elsewhere, and on Windows', () => {
  const folders = { AZURE_CONFIG_DIR: '/az', AZD_CONFIG_DIR: '/azd', NUGET_PACKAGES: '/packages' };
  expect(bicepPaths({ ...folders, BICEP: '' }, '/home/me', 'win32')).toEqual([
    '/az/bin/bicep.exe',
    '/azd/bin/bicep.exe',
    `/packages/${PACKAGE}`,
  ]);
});
