import { endpoints } from '@portal/contract/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { timers } from '../../api/src/timers.ts';
import { describePortal } from './describePortal.ts';
import { apiFiles, sourceText, templatePaths, textOf } from './templates/sources.ts';

describe('resources that the code uses', () => {
  const portal = describePortal();

  test.each([
    ['containers', 'modules/data.bicep', 'for container in portal.containers'],
    ['blob containers', 'modules/storage.bicep', 'for name in portal.blobContainers'],
    ['queues, with poison queues', 'modules/host.bicep', 'for name in concat(portal.queues, poisonQueues)'],
    ['the queue of scan results', 'modules/scanDelivery.bicep', 'queueName: portal.scanQueue'],
    ['the queue of delivery reports', 'modules/mailDelivery.bicep', 'queueName: portal.deliveryReportQueue'],
  ])('%s are created by the templates', (_, path, loop) => {
    expect(textOf(path)).toContain(loop);
  });

  test('containers are created nowhere else', () => {
    const creators = (type: string) =>
      templatePaths.flatMap((path) =>
        Array.from(textOf(path).matchAll(new RegExp(`'${type}@[^']*' = `, 'g')), () => path),
      );
    expect(creators('Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers')).toEqual([
      'modules/data.bicep',
    ]);
    expect(creators('Microsoft.Storage/storageAccounts/queueServices/queues')).toEqual([
      'modules/host.bicep',
    ]);
    // One more, with its short type name, is for the package of the app.
    expect(creators('Microsoft.Storage/storageAccounts/blobServices/containers').toSorted()).toEqual([
      'modules/archive.bicep',
      'modules/archive.bicep',
      'modules/archive.bicep',
      'modules/storage.bicep',
    ]);
    expect(templatePaths.flatMap((path) => textOf(path).match(/'containers' =/g) ?? [])).toHaveLength(1);
  });

  test('containers keep their keys, indexes and time to live', () => {
    const views = portal.containers.find(({ name }) => name === 'views');
    expect(views).toMatchObject({ partitionKey: ['/pk'], defaultTtl: null });
    expect(JSON.stringify(views!.indexingPolicy)).toContain('"/payment/lastTriedAt/?"');
    for (const property of ['partitionKey', 'indexingPolicy', 'defaultTtl']) {
      expect(textOf('modules/data.bicep')).toContain(`container.${property}`);
    }
  });

  test('queues match the functions’ triggers', () => {
    const named = apiFiles.flatMap((path) =>
      [...sourceText(path).matchAll(/export const \w+_QUEUE = '([\w-]+)'/g)].map(([, name]) => name!),
    );
    expect(named.toSorted()).toEqual(portal.queues);
  });

  test('alerts name only existing functions', () => {
    const queues = sourceText('api/src/app.ts').matchAll(/^queueFunction\('(\w+)'/gm);
    const functions = new Set([
      ...endpoints.map((entry) => entry.function),
      ...queues.map(([, name]) => name!),
    ]);
    const referred = [...textOf('modules/alerts.bicep').matchAll(/line\.function == "(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect(referred.length).toBeGreaterThan(1);
    expect(referred.filter((name) => !functions.has(name))).toEqual([]);
  });

  test('the code writes every log line that an alert reads', () => {
    const code = apiFiles.map(sourceText).join('\n');
    const alerts = textOf('modules/alerts.bicep');
    const events = new Set([...alerts.matchAll(/line\.event == "([^"]+)"/g)].map(([, event]) => event));
    const fields = new Set([...alerts.matchAll(/\(line\.(\w+)\)/g)].map(([, field]) => field));
    expect(events.size).toBeGreaterThan(3);
    expect([...events].filter((event) => !new RegExp(`log\\.\\w+\\('${event}'`).test(code))).toEqual([]);
    expect([...fields].filter((field) => !new RegExp(`\\b${field}\\b`).test(code))).toEqual([]);
  });
});

test('stuck tasks are logged at every sweep, so the alert stays active', () => {
  const alerts = textOf('modules/alerts.bicep');
  const [, query, window] =
    /name: 'outbox-stuck'[^]*?query: '([^']*(?:"[^']*)*)'[^]*?window: 'PT(\d+)M'/.exec(alerts)!;
  expect(query).toContain('line.event == "outbox swept" and tolong(line.stuckMs) >');
  const every = timers.find(({ name }) => name === 'sweepOutbox')?.schedule;
  expect(every).toBe('*/30 * * * * *');
  expect(Number(window)).toBeGreaterThanOrEqual(10);
});

describe('the alert of a timer', () => {
  const periodMinutes = (schedule: string) => {
    const [, minute, hour] = schedule.split(' ');
    return minute === '*' ? 1 : hour === '*' ? 60 : 24 * 60;
  };

  test.each(timers.map((timer) => [timer.name, timer] as const))(
    '%s fires after one period and before two, unless the timer runs every minute',
    (_, { schedule, silentAfterMinutes }) => {
      const period = periodMinutes(schedule);
      expect(silentAfterMinutes).toBeGreaterThan(period);
      expect(silentAfterMinutes).toBeLessThan(period === 1 ? 20 : 2 * period);
    },
  );

  test('has a unique name', () => {
    expect(new Set(timers.map(({ alert }) => alert)).size).toBe(timers.length);
  });
});

describe('the stores', () => {
  test('accept no keys and allow no public access', () => {
    for (const path of ['modules/storage.bicep', 'modules/host.bicep', 'modules/archive.bicep']) {
      expect(textOf(path)).toContain('allowSharedKeyAccess: false');
      expect(textOf(path)).toContain('allowBlobPublicAccess: false');
    }
    const keyless = (path: string) => /^ +disableLocalAuth: true$/m.test(textOf(path));
    expect(['data', 'mail', 'scanning'].filter((name) => !keyless(`modules/${name}.bicep`))).toEqual([]);
    expect(textOf('modules/storage.bicep')).toContain('allowedOrigins: [siteUrl]');
  });

  test('scan every upload, and only uploads', () => {
    const [, excluded] = /excludeBlobsWithPrefix: \[([^\]]*)\]/.exec(textOf('modules/scanning.bicep'))!;
    const others = describePortal().blobContainers.filter((name) => name !== 'quarantine');
    expect(excluded!.split(', ').toSorted()).toEqual(others.map((name) => `'${name}/'`).toSorted());
  });

  test('delete earlier versions in every container with content', () => {
    const prefixes = [...textOf('modules/storage.bicep').matchAll(/'([a-z]+)\/'/g)].map(([, name]) => name!);
    expect(prefixes.toSorted()).toEqual(describePortal().blobContainers.toSorted());
  });

  test('keep uploads longer than the code needs them', () => {
    const drafts = /DRAFT_DAYS = (\d+)/.exec(sourceText('contract/src/retention/rules.ts'))![1];
    const unfinished = /UNFINISHED_DAYS = (\d+)/.exec(
      sourceText('contract/src/requests/schemas/unfinishedRequest.ts'),
    )![1];
    const sessions = /\(UNFINISHED_DAYS \+ DRAFT_DAYS \+ (\d+)\) \* 24/.exec(
      sourceText('api/src/data/files/uploads/uploadSessions.ts'),
    )![1];
    const days = [
      ...textOf('modules/storage.bicep').matchAll(/prefix: 'quarantine\/[^']*', days: (\d+)/g),
    ].map(([, each]) => Number(each));
    expect(days).toHaveLength(1);
    expect(Math.min(...days)).toBeGreaterThan(
      Number(unfinished) + 2 * Number(drafts) + Number(sessions) + 30,
    );
  });
});
