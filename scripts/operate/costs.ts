import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../run.ts';
import { deployed, logKb, perCall, perRequest, prices, PRICED_ON } from './prices.ts';

const HOURS = 730;
const DAYS = HOURS / 24;
/** Work is done on 21 days of 8 hours; the busiest hour has twice the mean, the busiest second five times. */
const WORK_HOURS = 21 * 8;
const GB_IN_KB = 1_000_000;

export interface Usage {
  /** Requests a month. */
  readonly requests: number;
  /** Files a month: uploads and released documents. */
  readonly files: number;
  /** Mean size of a file in bytes. */
  readonly fileBytes: number;
  /** Bytes a month of sources from which records are assembled. Their packets count as files. */
  readonly sourceBytes: number;
  readonly tier: 'dev' | 'prod';
  /** How long the portal has been in use, in months. */
  readonly months: number;
}

interface TierValues {
  readonly geoRedundant: boolean;
  readonly privateEndpoints: boolean;
  readonly continuousBackup: boolean;
  readonly sharedThroughput: number;
  readonly ownThroughput: Readonly<Record<string, number>>;
  readonly viewShards: number;
  readonly softDeleteDays: number;
  readonly alwaysReady: number;
  readonly maximumInstances: number;
  readonly scannedGigabytes: number;
  readonly monthlyBudget: number;
}

export interface CostRow {
  readonly what: string;
  readonly arithmetic: string;
  /** US dollars in the last month of `months`. */
  readonly amount: number;
}

const tierValues = (tier: Usage['tier']) =>
  JSON.parse(readFileSync(join(root, 'infra/tiers', `${tier}.json`), 'utf8')) as TierValues;

const count = (value: number, digits = 0) => value.toLocaleString('en-US', { maximumFractionDigits: digits });
const dollars = (amount: number) => `$${count(amount)}`;
const cents = (amount: number) => `$${amount.toFixed(2)}`;

const gigabytesOf = ({ files, fileBytes }: Usage) => (files * fileBytes) / 1e9;
/** What arrives in quarantine, where Defender scans it. */
const sentGbOf = (usage: Usage) => gigabytesOf(usage) + usage.sourceBytes / 1e9;

/** The rows of one month's bill. Stripe's fees are not part of it. */
export function costRows(usage: Usage): CostRow[] {
  const { requests, months, tier } = usage;
  const size = tierValues(tier);
  const regions = size.geoRedundant ? 2 : 1;
  const blobGb = size.geoRedundant ? prices.blobGbInTwoRegions : prices.blobGb;
  const monthlyGb = gigabytesOf(usage);
  const keptGb = monthlyGb * months;
  const sentGb = sentGbOf(usage);
  const assembledGb = (usage.sourceBytes / 1e9) * perRequest.copiesOfSource * months;
  const deletedGb = (sentGb * size.softDeleteDays) / DAYS;
  const fetchedGb = monthlyGb * perRequest.downloads;
  const calls = requests * perRequest.calls;
  const throughput = throughputOf(usage);
  const dataGb = (requests * months * perRequest.storedKb) / GB_IN_KB;
  const storeLogGb = (requests * perRequest.storeCalls * logKb.storeCall) / GB_IN_KB;
  const logGb = (calls * logKb.call) / GB_IN_KB + storeLogGb;
  const endpoints = size.privateEndpoints ? deployed.privateEndpoints : 0;
  const perDataGb = regions * (prices.dataGb + (size.continuousBackup ? prices.continuousBackupGb : 0));

  return [
    {
      what: 'documents',
      arithmetic: `${count(keptGb)} GB × $${blobGb}`,
      amount: keptGb * blobGb,
    },
    {
      what: 'assembled records',
      arithmetic: `sources, pages, and packets before their release, ${count(assembledGb)} GB × $${blobGb}`,
      amount: assembledGb * blobGb,
    },
    {
      what: 'deleted copies',
      arithmetic: `copies in quarantine and zips, ${count(2 * deletedGb)} GB for ${size.softDeleteDays} days × $${blobGb}`,
      amount: 2 * deletedGb * blobGb,
    },
    {
      what: 'copy to the second region',
      arithmetic: `${count(size.geoRedundant ? 3 * monthlyGb : 0)} GB × $${prices.replicatedGb}`,
      amount: size.geoRedundant ? 3 * monthlyGb * prices.replicatedGb : 0,
    },
    {
      what: 'malware scan',
      arithmetic: `${count(scannedGb(usage))} GB × $${prices.scannedGb} + $${prices.defenderAccount}`,
      amount: scannedGb(usage) * prices.scannedGb + prices.defenderAccount,
    },
    {
      what: 'downloads',
      arithmetic: `${count(Math.max(0, fetchedGb - prices.freeEgressGb))} GB × $${prices.egressGb}, after ${prices.freeEgressGb} GB`,
      amount: Math.max(0, fetchedGb - prices.freeEgressGb) * prices.egressGb,
    },
    {
      what: 'Cosmos DB throughput',
      arithmetic: `${count(throughput)} RU/s × ${HOURS} h × $${prices.throughputHour} ÷ 100 × ${regions}`,
      amount: (throughput / 100) * HOURS * prices.throughputHour * regions,
    },
    {
      what: 'Cosmos DB storage',
      arithmetic: `${count(dataGb, 1)} GB × $${perDataGb.toFixed(2)}`,
      amount: dataGb * perDataGb,
    },
    {
      what: 'functions, ready',
      arithmetic: `${size.alwaysReady} × ${perCall.memoryGb} GB × ${HOURS} h × 3,600 s × $${prices.readyGbSecond.toFixed(6)}`,
      amount: size.alwaysReady * perCall.memoryGb * HOURS * 3600 * prices.readyGbSecond,
    },
    {
      what: 'functions, working',
      arithmetic: `${count(calls)} calls × ${perCall.seconds} s × ${perCall.memoryGb} GB ÷ ${perCall.callsAtOnce} × $${prices.workingGbSecond.toFixed(6)} + $0.40 a million`,
      amount:
        calls *
        ((perCall.seconds * perCall.memoryGb * prices.workingGbSecond) / perCall.callsAtOnce +
          prices.execution),
    },
    {
      what: 'logs',
      arithmetic: `${count(logGb, 1)} GB × $${prices.logGb}, after ${prices.freeLogGb} GB`,
      amount: Math.max(0, logGb - prices.freeLogGb) * prices.logGb,
    },
    {
      what: 'access logs in the archive',
      arithmetic: `${count(storeLogGb * months, 1)} GB × $${blobGb}`,
      amount: storeLogGb * months * blobGb,
    },
    {
      what: 'email',
      arithmetic: `${count(requests * perRequest.emails)} × $${prices.email}`,
      amount: requests * perRequest.emails * prices.email,
    },
    {
      what: 'private network',
      arithmetic: `${endpoints} endpoints × ${cents(prices.privateEndpoint)}`,
      amount: endpoints * prices.privateEndpoint,
    },
    {
      what: 'alerts',
      arithmetic: `${Object.entries(deployed.logAlerts)
        .map(([every, number]) => `${number} × ${cents(logAlertPrice(every))}`)
        .join(' + ')} + ${deployed.metricAlerts} × ${cents(prices.metricAlert)}`,
      amount:
        Object.entries(deployed.logAlerts).reduce(
          (sum, [every, number]) => sum + number * logAlertPrice(every),
          0,
        ) +
        deployed.metricAlerts * prices.metricAlert,
    },
    {
      what: 'availability tests',
      arithmetic: `${deployed.webTests} × ${count(HOURS * 12)} × $${prices.webTest}`,
      amount: deployed.webTests * HOURS * 12 * prices.webTest,
    },
    { what: 'site', arithmetic: 'Static Web Apps Standard', amount: prices.site },
  ];
}

const logAlertPrice = (every: string) => prices.logAlert[every as keyof typeof prices.logAlert];

/** Defender scans no more than the tier's cap, and the files beyond it wait. */
const scannedGb = (usage: Usage) => Math.min(sentGbOf(usage), tierValues(usage.tier).scannedGigabytes);

/** RU/s in the busiest second, of all containers. */
const peakUnits = ({ requests }: Usage) => ((requests * perRequest.requestUnits) / (WORK_HOURS * 3600)) * 5;

/** Billed RU/s: autoscale bills at least a tenth of each maximum, at most the peak. */
function throughputOf(usage: Usage): number {
  const { sharedThroughput, ownThroughput } = tierValues(usage.tier);
  const maximum = Object.values(ownThroughput).reduce((sum, own) => sum + own, sharedThroughput);
  return Math.min(maximum, Math.max(maximum / 10, peakUnits(usage)));
}

export const totalOf = (rows: readonly CostRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Requests a year that the request list takes, from so many shards on (docs/operations.md, “How far it scales”). */
const REQUESTS_A_YEAR = [
  [1, 100_000],
  [4, 1_000_000],
  [16, 10_000_000],
] as const;

interface Limit {
  readonly what: string;
  readonly needed: number;
  readonly allowed: number;
  readonly unit: string;
  readonly change: string;
}

/** The limits of a deployment; the one that this usage exceeds most comes first. */
export function limitsOf(usage: Usage): Limit[] {
  const { requests, tier } = usage;
  const size = tierValues(tier);
  const maximumUnits = Object.values(size.ownThroughput).reduce(
    (sum, own) => sum + own,
    size.sharedThroughput,
  );
  const callsASecond = ((requests * perRequest.calls) / (WORK_HOURS * 3600)) * 5;
  const limits = [
    {
      what: 'sending quota of email',
      needed: ((requests * perRequest.emails) / WORK_HOURS) * 2,
      allowed: tier === 'prod' ? 100 : 10,
      unit: 'emails an hour',
      change: 'ask Azure support',
    },
    {
      what: 'scan',
      needed: sentGbOf(usage),
      allowed: size.scannedGigabytes,
      unit: 'GB a month',
      change: 'scannedGigabytes',
    },
    {
      what: 'throughput of Cosmos DB',
      needed: peakUnits(usage),
      allowed: maximumUnits,
      unit: 'RU/s',
      change: 'sharedThroughput and ownThroughput',
    },
    {
      what: 'partitions of the request list',
      needed: requests * 12,
      allowed: REQUESTS_A_YEAR.findLast(([shards]) => size.viewShards >= shards)![1],
      unit: 'requests a year',
      change: 'viewShards, before the first request',
    },
    {
      what: 'instances',
      needed: (callsASecond * perCall.seconds) / perCall.callsAtOnce,
      allowed: size.maximumInstances,
      unit: 'instances',
      change: 'maximumInstances',
    },
  ];
  return limits.toSorted((one, other) => other.needed / other.allowed - one.needed / one.allowed);
}

/** The text that `npm run operate -- cost` prints. */
export function describeCosts(usage: Usage): string {
  const { requests, files, fileBytes, tier, months } = usage;
  const rows = costRows(usage);
  const total = totalOf(rows);
  const growth = totalOf(costRows({ ...usage, months: months + 1 })) - total;
  const { monthlyBudget, scannedGigabytes } = tierValues(tier);
  const perDay = sentGbOf(usage) / DAYS;
  const table = [
    ...rows.filter(({ amount }) => amount > 0).toSorted((one, other) => other.amount - one.amount),
    {
      what: 'total',
      arithmetic: `${cents(total / requests)} a request, ${dollars(growth)} more each month`,
      amount: total,
    },
  ];
  return [
    `${count(requests)} requests and ${count(files)} files of ${sizeText(fileBytes)} a month in ${tier}, in month ${count(months)}. List prices of ${PRICED_ON}, without the fees of Stripe.`,
    '',
    ...table.map(
      ({ what, arithmetic, amount }) => `${what.padEnd(27)}${dollars(amount).padStart(9)}  ${arithmetic}`,
    ),
    '',
    ...(sentGbOf(usage) > scannedGigabytes
      ? [
          `WARNING: Defender scans ${scannedGigabytes} GB a month in ${tier}, which end on day ${count(Math.ceil(scannedGigabytes / perDay))}. Later files wait in quarantine until the next month.`,
        ]
      : []),
    ...(total > monthlyBudget
      ? [`WARNING: The budget of ${tier} is ${dollars(monthlyBudget)} a month, so Azure sends its alerts.`]
      : []),
    'What breaks first',
    ...[1, 10, 100].flatMap((factor) => describeLimits(usage, factor)),
  ].join('\n');
}

function describeLimits(usage: Usage, factor: number): string[] {
  const exceeded = limitsOf({
    ...usage,
    requests: usage.requests * factor,
    files: usage.files * factor,
    sourceBytes: usage.sourceBytes * factor,
  }).filter(({ needed, allowed }) => needed > allowed);
  const name = factor === 1 ? 'now' : `at ${factor} ×`;
  if (exceeded.length === 0) return [`  ${name}: nothing`];
  return exceeded.map(
    ({ what, needed, allowed, unit, change }) =>
      `  ${name}: ${what}: ${count(needed)} of ${count(allowed)} ${unit} (${change})`,
  );
}

const UNITS = { kB: 1e3, MB: 1e6, GB: 1e9 } as const;

function sizeText(bytes: number): string {
  const [unit, factor] = Object.entries(UNITS).findLast(([, each]) => bytes >= each) ?? ['kB', 1e3];
  return `${count(bytes / factor, 1)} ${unit}`;
}

/**
 * Reads the options of the command.
 * @throws Error that names the option which is unknown, missing or no positive number
 */
export function usageOf(args: readonly string[]): Usage {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const number = (name: 'requests' | 'files' | 'sources' | 'months', missing?: number) => {
    const text = values[name];
    if (text === undefined && missing !== undefined) return missing;
    const value = Number(text?.replaceAll(',', ''));
    if (!Number.isInteger(value) || value < (missing === 0 ? 0 : 1) || value > 1e9)
      throw new Error(`--${name} needs a whole number from 1, such as --${name} 4000.`);
    return value;
  };
  const requests = number('requests');
  const [, amount, unit] = /^(\d+(?:\.\d+)?) ?(kB|MB|GB)$/i.exec(values.size ?? '4MB') ?? [];
  const factor = Object.entries(UNITS).find(([name]) => name.toLowerCase() === unit?.toLowerCase())?.[1];
  if (!factor || Number(amount) === 0) throw new Error('--size needs a size, such as --size 8MB.');
  const tier = values.tier ?? 'prod';
  if (tier !== 'dev' && tier !== 'prod') throw new Error('--tier is dev or prod.');
  return {
    requests,
    files: number('files', requests * 10),
    fileBytes: Number(amount) * factor,
    sourceBytes: number('sources', 0) * UNITS.GB,
    tier,
    months: number('months', 12),
  };
}

const OPTIONS = {
  requests: { type: 'string' },
  files: { type: 'string' },
  size: { type: 'string' },
  /** Gigabytes. */
  sources: { type: 'string' },
  tier: { type: 'string' },
  months: { type: 'string' },
} as const;
