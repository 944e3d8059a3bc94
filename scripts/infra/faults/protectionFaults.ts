import {
  type Deployment,
  ids,
  ofType,
  type Resource,
  scopeOf,
  shorten,
  SUBSCRIPTION,
} from '../templates/snapshots.ts';
import { at, listAt, type Value } from '../values.ts';

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
  [ids.cosmos]: {
    publicNetworkAccess: 'Disabled',
    disableLocalAuth: true,
    'backupPolicy.type': 'Continuous',
  },
  [ids.vault]: {
    ...CLOSED,
    publicNetworkAccess: 'Disabled',
    enableRbacAuthorization: true,
    enableSoftDelete: true,
    enablePurgeProtection: true,
    softDeleteRetentionInDays: 90,
  },
  [ids.files]: KEYLESS,
  [`${ids.files}/blobServices/default`]: { isVersioningEnabled: true },
  [ids.host]: { ...KEYLESS, ...CLOSED },
  [ids.archive]: { ...KEYLESS, ...CLOSED },
  // With versioning, an overwrite would create a new version instead of being rejected.
  [`${ids.archive}/blobServices/default`]: { isVersioningEnabled: false },
};

/** All stores. One that is not in this list has no required properties. */
const STORE_TYPES = [
  'Microsoft.DocumentDB/databaseAccounts',
  'Microsoft.KeyVault/vaults',
  'Microsoft.Storage/storageAccounts',
];

/** The required private endpoints. */
const PRIVATE: readonly (readonly [store: string, part: string])[] = [
  [ids.cosmos, 'Sql'],
  [ids.vault, 'vault'],
  [ids.files, 'blob'],
  [ids.archive, 'blob'],
  [ids.host, 'blob'],
  [ids.host, 'queue'],
];

/**
 * Faults of a prod deployment: a store that is open, secrets that can be purged, events that the firewall of the queues
 * refuses, or an incomplete activity log.
 */
export function protectionFaults(deployment: Deployment): string[] {
  return [
    ...storeFaults(deployment),
    ...privateEndpointFaults(deployment),
    ...deliveryFaults(deployment),
    ...activityLogFaults(deployment),
  ];
}

function storeFaults({ predictedResources }: Deployment): string[] {
  return [
    ...predictedResources
      .filter(({ id, type }) => STORE_TYPES.includes(type) && !Object.hasOwn(STORES, id))
      .map(({ id }) => `${shorten(id)} is a store without rules (protectionFaults.ts)`),
    ...Object.entries(STORES).flatMap(([id, expected]) => {
      const store = predictedResources.find((each) => each.id === id);
      if (!store) return [`no template creates ${shorten(id)}`];
      return Object.entries(expected)
        .map(([path, value]) => ({ path, value, actual: at(store, 'properties', ...path.split('.')) }))
        .filter(({ value, actual }) => actual !== value)
        .map(
          ({ path, value, actual }) =>
            `${path} of ${shorten(id)} is ${JSON.stringify(actual)}; it must be ${JSON.stringify(value)}`,
        );
    }),
  ];
}

function privateEndpointFaults(deployment: Deployment): string[] {
  const endpoints = ofType(deployment, 'Microsoft.Network/privateEndpoints');
  const groups = ofType(deployment, 'Microsoft.Network/privateEndpoints/privateDnsZoneGroups');
  const leadsTo = (endpoint: Resource, store: string, part: string) =>
    groups.some(({ id }) => id.startsWith(`${endpoint.id}/`)) &&
    listAt(endpoint, 'properties', 'privateLinkServiceConnections').some(
      (each) =>
        at(each, 'properties', 'privateLinkServiceId') === store &&
        listAt(each, 'properties', 'groupIds').includes(part),
    );
  return [
    ...PRIVATE.filter(([store, part]) => !endpoints.some((each) => leadsTo(each, store, part))).map(
      ([store, part]) => `${shorten(store)} (${part}) has no private endpoint`,
    ),
    ...endpoints
      .filter((each) => !PRIVATE.some(([store, part]) => leadsTo(each, store, part)))
      .map(({ id }) => `${shorten(id)} leads to no store`),
  ];
}

/**
 * A firewall lets Event Grid in as a trusted service only with the system-assigned identity of its topic, never with a
 * user-assigned one (Microsoft, "Deliver events using private link service", section "Firewall and virtual network rules").
 */
function deliveryFaults({ predictedResources }: Deployment): string[] {
  return predictedResources
    .filter(({ type }) => /^Microsoft\.EventGrid\/\w+\/eventSubscriptions$/.test(type))
    .flatMap((subscription) => {
      const topic = predictedResources.find(
        (each) => each.id === subscription.id.replace(/\/eventSubscriptions\/.*/, ''),
      );
      const identities = [
        at(subscription, 'properties', 'deliveryWithResourceIdentity', 'identity', 'type'),
        at(topic, 'identity', 'type'),
      ];
      return identities.every((identity) => identity === 'SystemAssigned')
        ? []
        : [`${shorten(subscription.id)} must deliver with the system-assigned identity of its topic`];
    });
}

function activityLogFaults(deployment: Deployment): string[] {
  const setting = ofType(deployment, 'Microsoft.Insights/diagnosticSettings').find(
    (each) => scopeOf(each) === `/subscriptions/${SUBSCRIPTION}`,
  );
  if (!setting) return ['no template exports the activity log of the subscription'];
  const logs = listAt(setting, 'properties', 'logs');
  const missing = ACTIVITY_LOG_CATEGORIES.filter(
    (category) => !logs.some((log) => at(log, 'category') === category && at(log, 'enabled') === true),
  );
  return [
    ...(at(setting, 'properties', 'storageAccountId') === ids.archive
      ? []
      : ['the activity log is not sent to the archive']),
    ...(missing.length > 0 ? [`the activity log is exported without ${missing.join(', ')}`] : []),
  ];
}
