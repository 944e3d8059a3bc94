/**
 * The list prices that the cost estimate multiplies: US dollars, pay-as-you-go, East US 2, without reservations. They were
 * written down on `PRICED_ON` and were not compared with an invoice. Compare them with
 * https://azure.microsoft.com/pricing/calculator/ before a decision, and change the date with them.
 */
export const PRICED_ON = '2026-11-29';

export const prices = {
  /** Static Web Apps Standard, a month. */
  site: 9,
  /** Functions Flex Consumption, a GB-second of an always ready instance: while it waits, and while it works. */
  readyGbSecond: 0.000004,
  workingGbSecond: 0.000016,
  execution: 0.0000004,
  /** Cosmos DB autoscale, 100 RU/s for an hour, in each region. */
  throughputHour: 0.012,
  /** Cosmos DB, a GB and month, in each region: data, and its continuous backup. */
  dataGb: 0.25,
  continuousBackupGb: 0.2,
  /** Blob Storage hot, a GB and month, with and without a second region. */
  blobGb: 0.02,
  blobGbInTwoRegions: 0.045,
  /** A GB that is copied to the second region. */
  replicatedGb: 0.02,
  /** A GB to the internet, beyond those of each month that are free. */
  egressGb: 0.087,
  freeEgressGb: 100,
  /** Defender for Storage: an account and month, and a scanned GB. */
  defenderAccount: 10,
  scannedGb: 0.15,
  /** Log Analytics, an ingested GB, beyond those of each month that are free. */
  logGb: 2.76,
  freeLogGb: 5,
  email: 0.00025,
  /** Private Link, an endpoint and month. */
  privateEndpoint: 7.3,
  /** Azure Monitor, a month of a log query by how often it runs, and of a metric. */
  logAlert: { PT5M: 1.5, PT15M: 0.5, PT1H: 0.5 },
  metricAlert: 0.1,
  /** A test of availability, from one region. */
  webTest: 0.0006,
} as const;

/** What one request needs from its order to its last download. docs/operations.md says how it was counted. */
export const perRequest = {
  calls: 120,
  /** Calls to Cosmos DB, with those of background tasks. */
  storeCalls: 500,
  requestUnits: 1_700,
  /** Documents of Cosmos DB and their index. */
  storedKb: 60,
  emails: 10,
  /** How often the bytes of a source are kept: as they were sent, as pages with thumbnails, and as a built packet. */
  copiesOfSource: 3,
  /** How often a file is fetched, alone or in a zip. */
  downloads: 1,
} as const;

/** What one call needs of an instance. */
export const perCall = { seconds: 0.05, callsAtOnce: 4, memoryGb: 2 } as const;

/** Kilobytes of log: of a call (its line and its request record), and of a call to a store. */
export const logKb = { call: 1.5, storeCall: 0.6 } as const;

/** Counted in the templates; a test compares them. */
export const deployed = {
  logAlerts: { PT5M: 20, PT15M: 4, PT1H: 4 },
  metricAlerts: 5,
  webTests: 4,
  privateEndpoints: 6,
} as const;
