import { describe, expect, test } from 'vitest';
import { sourceText, textOf } from '../infra/templates/sources.ts';
import { costRows, describeCosts, limitsOf, totalOf, type Usage, usageOf } from './costs.ts';
import { deployed } from './prices.ts';

const usage: Usage = {
  requests: 4_000,
  files: 60_000,
  fileBytes: 8e6,
  sourceBytes: 100e9,
  tier: 'prod',
  months: 12,
};
const amountOf = (what: string, changes: Partial<Usage> = {}) =>
  costRows({ ...usage, ...changes }).find((row) => row.what === what)!.amount;

describe('the rows', () => {
  test.each([
    // 60,000 × 8 MB = 480 GB a month.
    ['documents', {}, 480 * 12 * 0.045],
    ['documents', { tier: 'dev' }, 480 * 12 * 0.02],
    ['documents', { months: 1 }, 480 * 0.045],
    // The sources as they were sent, their pages, and the packets before their release.
    ['assembled records', {}, 100 * 3 * 12 * 0.045],
    ['malware scan', {}, (480 + 100) * 0.15 + 10],
    ['malware scan', { tier: 'dev' }, 20 * 0.15 + 10],
    ['downloads', {}, 380 * 0.087],
    ['downloads', { files: 1_000 }, 0],
    ['copy to the second region', { tier: 'dev' }, 0],
    // A tenth of 2,000 + 4,000 + 4,000 RU/s, in two regions.
    ['Cosmos DB throughput', {}, 10 * 730 * 0.012 * 2],
    ['Cosmos DB throughput', { tier: 'dev', requests: 400 }, 730 * 0.012],
    ['functions, ready', {}, 2 * 2 * 730 * 3600 * 0.000004],
    ['private network', {}, 6 * 7.3],
    ['private network', { tier: 'dev' }, 0],
    ['email', {}, 4_000 * 10 * 0.00025],
    ['alerts', {}, 20 * 1.5 + 8 * 0.5 + 5 * 0.1],
    ['availability tests', {}, 4 * 8760 * 0.0006],
  ] as const)('%s of %j', (what, changes, amount) => {
    expect(amountOf(what, changes)).toBeCloseTo(amount, 6);
  });

  test('more RU/s than the least are billed, up to the maximum', () => {
    const perUnit = (730 * 0.012 * 2) / 100;
    const busy = amountOf('Cosmos DB throughput', { requests: 100_000 }) / perUnit;
    expect(busy).toBeGreaterThan(1_000);
    expect(busy).toBeLessThan(10_000);
    expect(amountOf('Cosmos DB throughput', { requests: 100_000_000 }) / perUnit).toBeCloseTo(10_000);
  });
});

test('the printed total is the sum, and the growth is what a month more costs', () => {
  const total = totalOf(costRows(usage));
  const later = totalOf(costRows({ ...usage, months: 13 }));
  const [, printed, growth] = /^total +\$(\d+) +.*, \$(\d+) more each month$/m.exec(describeCosts(usage))!;
  expect(Number(printed)).toBe(Math.round(total));
  expect(Number(growth)).toBe(Math.round(later - total));
  expect(total).toBeCloseTo(
    costRows(usage).reduce((sum, { amount }) => sum + amount, 0),
    6,
  );
});

describe('what breaks first', () => {
  const exceeded = (changes: Partial<Usage>) =>
    limitsOf({ ...usage, ...changes })
      .filter(({ needed, allowed }) => needed > allowed)
      .map(({ what }) => what);

  test('is nothing for a small provider', () => {
    expect(exceeded({ requests: 500, files: 5_000, fileBytes: 4e6, sourceBytes: 1e9 })).toEqual([]);
  });

  test('is the quota of email, then the scan, then the request list', () => {
    expect(exceeded({})).toEqual(['sending quota of email']);
    expect(exceeded({ requests: 400_000, files: 6_000_000 }).slice(0, 3)).toEqual([
      'sending quota of email',
      'scan',
      'partitions of the request list',
    ]);
  });

  test('the scan of dev ends on the second day, and its budget is exceeded', () => {
    const text = describeCosts({ ...usage, tier: 'dev' });
    expect(text).toContain('WARNING: Defender scans 20 GB a month in dev, which end on day 2.');
    expect(text).toContain('WARNING: The budget of dev is $150 a month');
    expect(describeCosts(usage)).not.toContain('WARNING');
  });
});

test('the counts are those of the templates', () => {
  const alerts = textOf('modules/alerts.bicep');
  const { timers } = JSON.parse(sourceText('infra/generated/portal.json')) as {
    timers: { frequency: keyof typeof deployed.logAlerts }[];
  };
  const logAlerts = { PT5M: alerts.match(/^ {4}name: '[\w-]+'$/gm)!.length, PT15M: 0, PT1H: 0 };
  for (const { frequency } of timers) logAlerts[frequency] += 1;
  const availability = textOf('modules/availability.bicep');
  const pages = availability.match(/\{ name: '\w+', url/g)!.length;
  const regions = availability.match(/'us-[\w-]+'/g)!.length;
  expect(deployed).toEqual({
    logAlerts,
    metricAlerts: alerts.match(/metricAlerts@/g)!.length + pages,
    webTests: pages * regions,
    privateEndpoints: /var links = \[([^]*?)\n\]/
      .exec(textOf('modules/privateLinks.bicep'))![1]!
      .match(/name: '/g)!.length,
  });
});

test('docs/operations.md prints the estimate of the command', () => {
  const operations = sourceText('docs/operations.md');
  const examples = [...operations.matchAll(/npm run operate -- (cost .*)\n```\n\n```text\n([^]*?)\n```/g)];
  expect(examples).toHaveLength(2);
  for (const [, command, printed] of examples) {
    expect(printed).toBe(describeCosts(usageOf(command!.split(' ').slice(1))));
  }
});

test('options have defaults, and a wrong one is named', () => {
  expect(usageOf(['--requests', '4,000'])).toEqual({
    requests: 4_000,
    files: 40_000,
    fileBytes: 4e6,
    sourceBytes: 0,
    tier: 'prod',
    months: 12,
  });
  expect(
    usageOf('--requests 1 --files 3 --size 1.5gb --sources 20 --tier dev --months 1'.split(' ')),
  ).toMatchObject({
    files: 3,
    fileBytes: 1.5e9,
    sourceBytes: 20e9,
    tier: 'dev',
    months: 1,
  });
  for (const [args, fault] of [
    ['', '--requests'],
    ['--requests 0', '--requests'],
    ['--requests many', '--requests'],
    ['--requests 1 --size big', '--size'],
    ['--requests 1 --size 0MB', '--size'],
    ['--requests 1 --tier test', '--tier'],
    ['--requests 1 --months 1.5', '--months'],
    ['--requests 1 --people 3', '--people'],
  ] as const)
    expect(() => usageOf(args.split(' ').filter(Boolean))).toThrow(fault);
});
