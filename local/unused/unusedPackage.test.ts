import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parseQuery } from '../cosmos/query/vercelInternals.ts';

const folder = import.meta.dirname;
const api = createRequire(join(folder, '../../api/package.json'));
const local = createRequire(join(folder, '../package.json'));
const cosmos = createRequire(local.resolve('@vercel/cosmosdb-server'));

const REQUIRED_BY: Readonly<Record<string, string>> = {
  '@azure/msal-browser': api.resolve('@azure/identity'),
  applicationinsights: local.resolve('azurite'),
  mysql2: local.resolve('azurite'),
  sequelize: local.resolve('azurite'),
  tedious: local.resolve('azurite'),
  '@turf/nearest-point-to-line': cosmos.resolve('@zeit/cosmosdb-query'),
  '@turf/point-to-line-distance': cosmos.resolve('@zeit/cosmosdb-query'),
  '@turf/turf': cosmos.resolve('@zeit/cosmosdb-query'),
};

const replaced = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(
    ({ name }) => JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { name: string },
  );

describe('packages that are not installed', () => {
  it('are those that other packages require', () => {
    expect(replaced.map(({ name }) => name).toSorted()).toEqual(Object.keys(REQUIRED_BY).toSorted());
  });

  test.each(Object.entries(REQUIRED_BY))(
    '%s resolves to this folder for the package that requires it',
    (name, requiredBy) => {
      const resolved = relative(folder, createRequire(requiredBy).resolve(name));
      expect(resolved.split(sep)).toEqual([expect.not.stringMatching(/^\.\.$/), 'index.cjs']);
    },
  );

  it('are named by a call that needs one', () => {
    const query = parseQuery(
      "SELECT * FROM c WHERE ST_DISTANCE(c.place, {'type': 'Point', 'coordinates': [0, 0]}) < 1",
    );
    const rows = [{ place: { type: 'Point', coordinates: [1, 1] } }];
    expect(() => query.exec(rows, {})).toThrow(
      'feature of @turf/turf is not available locally (local/unused).',
    );
  });
});
