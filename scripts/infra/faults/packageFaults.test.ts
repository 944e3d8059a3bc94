import ignore from 'ignore';
import { describe, expect, test } from 'vitest';
import { packageFaults } from './packageFaults.ts';
import { sourceText } from '../templates/sources.ts';

const azureYaml = sourceText('azure.yaml');
const funcIgnore = sourceText('api/.funcignore');
const faultsWith = (changed: { azureYaml?: string; funcIgnore?: string | null } = {}) =>
  packageFaults({
    azureYaml: changed.azureYaml ?? azureYaml,
    funcIgnoreOf: () => (changed.funcIgnore === undefined ? funcIgnore : changed.funcIgnore),
  });

describe('the package of the API', () => {
  test('is accepted by azd', () => {
    expect(azureYaml).toContain('remoteBuild: false');
    expect(faultsWith()).toEqual([]);
  });

  test('contains no installed packages', () => {
    expect(funcIgnore.split('\n')).toContain('node_modules/*');
  });

  test('contains no scripts', () => {
    const built = [...sourceText('api/build.ts').matchAll(/^ {4}(\w+): 'src\/\w+\.ts',$/gm)].map(
      ([, name]) => `dist/${name}.js`,
    );
    expect(built).toContain('dist/poison.js');
    const ignored = ignore().add(funcIgnore);
    expect(built.filter((file) => !ignored.ignores(file))).toEqual(['dist/index.js']);
  });

  test.each(['node_modules/', 'node_modules', '/node_modules', '**/node_modules', 'node_*'])(
    'is rejected when it is built locally and .funcignore has %s',
    (pattern) => {
      expect(faultsWith({ funcIgnore: `${funcIgnore}${pattern}\n` })).toEqual([
        'azure.yaml: service api: remoteBuild: false cannot be used when api/.funcignore excludes node_modules',
      ]);
    },
  );

  test('is accepted when a later pattern includes node_modules again', () => {
    expect(faultsWith({ funcIgnore: 'node_modules\n!node_modules\n' })).toEqual([]);
  });

  test('is rejected when it is built in Azure and .funcignore keeps node_modules', () => {
    expect(faultsWith({ azureYaml: azureYaml.replace('remoteBuild: false', 'remoteBuild: true') })).toEqual([
      'azure.yaml: service api: remoteBuild: true requires api/.funcignore to exclude node_modules',
    ]);
  });

  test('is accepted when there is no .funcignore', () => {
    expect(faultsWith({ funcIgnore: null })).toEqual([]);
  });
});

test('rejects azure.yaml without a required azd version', () => {
  expect(faultsWith({ azureYaml: azureYaml.replace(/requiredVersions:\n.*\n/, '') })).toEqual([
    'azure.yaml: requiredVersions.azd is missing',
  ]);
});

test.each(['>= 1.0.0', '>= 1.23.11', '> 1.23.12', '<= 1.23.12', '>= 0.99.99', '1.23.12', 'latest'])(
  'rejects azure.yaml that accepts azd %s',
  (range) => {
    expect(faultsWith({ azureYaml: azureYaml.replace('>= 1.23.12', range) })).toEqual([
      `azure.yaml: requiredVersions.azd is '${range}'; it must be '>= 1.23.12' or later`,
    ]);
  },
);

test.each(['>= 1.23.13', '>= 1.24.0', '>= 2.0.0', '>=1.23.12'])(
  'accepts azure.yaml that requires azd %s',
  (range) => {
    expect(faultsWith({ azureYaml: azureYaml.replace('>= 1.23.12', range) })).toEqual([]);
  },
);

test('the workflow installs a fixed azd version that azure.yaml accepts', () => {
  const [, minimum] = /azd: '>= ([\d.]+)'/.exec(azureYaml)!;
  const [, pinned] = /setup-azd@[^\n]*\n +with:\n +version: ([\d.]+)\n/.exec(
    sourceText('.github/workflows/deploy.yml'),
  )!;
  const parts = (version: string) => version.split('.').map(Number);
  const [a, b] = [parts(pinned!), parts(minimum!)];
  const first = a.findIndex((part, index) => part !== b[index]);
  expect(first === -1 || a[first]! > b[first]!).toBe(true);
});
