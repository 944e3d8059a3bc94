import type { Deployment, Resource } from '../templates/evaluateTemplates.ts';
import { at, listAt, ref, type Value } from '../values.ts';

const ACTIVITY_LOG_CATEGORIES = [
  'Administrative',
  'Security',
  'ServiceHealth',
  'Alert',
  'Recommendation',
  'Policy',
  'Autoscale',
  'ResourceHealth',
];

/** Azure Monitor, Event Grid and Key Vault references have access as trusted services. */
const CLOSED = { 'networkAcls.defaultAction': 'Deny', 'networkAcls.bypass': 'AzureServices' };
const KEYLESS = {
  allowSharedKeyAccess: false,
  allowBlobPublicAccess: false,
  minimumTlsVersion: 'TLS1_2',
  supportsHttpsTrafficOnly: true,
};

/** Required properties of the stores in prod, without addresses of operators. */
const STORES: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  'data.account': {
    publicNetworkAccess: 'Disabled',
    disableLocalAuth: true,
    'backupPolicy.type': 'Continuous',
  },
  'secrets.vault': {
    ...CLOSED,
    publicNetworkAccess: 'Disabled',
    enableRbacAuthorization: true,
    enableSoftDelete: true,
    enablePurgeProtection: true,
    softDeleteRetentionInDays: 90,
  },
  'storage.account': KEYLESS,
  'storage.blobs': { isVersioningEnabled: true },
  'host.account': { ...KEYLESS, ...CLOSED },
  'archive.account': { ...KEYLESS, ...CLOSED },
  // With versioning, an overwrite would create a new version instead of being rejected.
  'archive.blobs': { isVersioningEnabled: false },
};

/** The required private endpoints. */
const PRIVATE: readonly (readonly [store: string, part: string])[] = [
  ['data.account', 'Sql'],
  ['secrets.vault', 'vault'],
  ['storage.account', 'blob'],
  ['archive.account', 'blob'],
  ['host.account', 'blob'],
  ['host.account', 'queue'],
];

/** Faults of a prod deployment: a store that is open, secrets that can be purged, or an incomplete activity log. */
export function protectionFaults(deployment: Deployment): string[] {
  return [...storeFaults(deployment), ...privateEndpointFaults(deployment), ...activityLogFaults(deployment)];
}

function storeFaults({ resources }: Deployment): string[] {
  return Object.entries(STORES).flatMap(([key, expected]) => {
    const store = resources.find((each) => each.key === key);
    if (!store) return [`no template creates ${key}`];
    return Object.entries(expected)
      .map(([path, value]) => ({ path, value, actual: at(store.body, 'properties', ...path.split('.')) }))
      .filter(({ value, actual }) => actual !== value)
      .map(
        ({ path, value, actual }) =>
          `${store.path}:${store.line}: in prod, ${path} of ${key} is ${JSON.stringify(actual)}; it must be ${JSON.stringify(value)}`,
      );
  });
}

function privateEndpointFaults({ resources }: Deployment): string[] {
  const endpoints = resources.filter(({ type }) => type === 'Microsoft.Network/privateEndpoints');
  const isNamed = (endpoint: Resource) =>
    resources.some(
      ({ type, body }) =>
        type === 'Microsoft.Network/privateEndpoints/privateDnsZoneGroups' &&
        body['parent'] === ref(endpoint.ref),
    );
  const leadsTo = (endpoint: Resource, store: string, part: string) =>
    listAt(endpoint.body, 'properties', 'privateLinkServiceConnections').some(
      (each) =>
        at(each, 'properties', 'privateLinkServiceId') === ref(`${store}.id`) &&
        listAt(each, 'properties', 'groupIds').includes(part),
    );
  return PRIVATE.filter(
    ([store, part]) => !endpoints.some((each) => leadsTo(each, store, part) && isNamed(each)),
  ).map(([store, part]) => `in prod, ${store} (${part}) has no private endpoint`);
}

function activityLogFaults({ resources }: Deployment): string[] {
  const setting = resources.find(
    ({ type, targetScope }) =>
      type === 'Microsoft.Insights/diagnosticSettings' && targetScope === 'subscription',
  );
  if (!setting) return ['no template exports the activity log of the subscription'];
  const logs = listAt(setting.body, 'properties', 'logs');
  const missing = ACTIVITY_LOG_CATEGORIES.filter(
    (category) => !logs.some((log) => at(log, 'category') === category && at(log, 'enabled') === true),
  );
  return [
    ...(at(setting.body, 'properties', 'storageAccountId') === ref('archive.account.id')
      ? []
      : [`${setting.path}: the activity log is not sent to the archive`]),
    ...(missing.length > 0
      ? [`${setting.path}: the activity log is exported without ${missing.join(', ')}`]
      : []),
  ];
}
