// Cosmos DB with the containers that the code defines. Keys are disabled: only identities with a role in roles.bicep have access.
param location string
@description('Second region for failover; empty for none.')
param secondaryLocation string
param tags object
param token string
param zoneRedundant bool
param continuousBackup bool
@description('Maximum RU/s shared by containers without their own.')
param sharedThroughput int
@description('Maximum RU/s of containers with their own, by name.')
param ownThroughput object
@description('Whether the account is reachable only through its private endpoint and by operators.')
param closed bool
param operatorAddresses array
param workspaceId string
@description('The archive account, which keeps access logs for six years. Its containers and policies must exist before.')
param archiveId string

var portal = loadJsonContent('../generated/portal.json')
var regions = concat(
  [{ locationName: location, failoverPriority: 0, isZoneRedundant: zoneRedundant }],
  empty(secondaryLocation)
    ? []
    : [{ locationName: secondaryLocation, failoverPriority: 1, isZoneRedundant: zoneRedundant }]
)

resource account 'Microsoft.DocumentDB/databaseAccounts@2025-10-15' = {
  name: 'cosmos-${token}'
  location: location
  tags: tags
  kind: 'GlobalDocumentDB'
  properties: {
    databaseAccountOfferType: 'Standard'
    locations: regions
    enableAutomaticFailover: !empty(secondaryLocation)
    // A session reads its own writes. An unplanned failover may lose the writes of the last 15 minutes (docs/operations.md).
    consistencyPolicy: { defaultConsistencyLevel: 'Session' }
    disableLocalAuth: true
    disableKeyBasedMetadataWriteAccess: true
    minimalTlsVersion: 'Tls12'
    publicNetworkAccess: closed && empty(operatorAddresses) ? 'Disabled' : 'Enabled'
    ipRules: [for address in operatorAddresses: { ipAddressOrRange: trim(address) }]
    backupPolicy: continuousBackup
      ? { type: 'Continuous', continuousModeProperties: { tier: 'Continuous30Days' } }
      : {
          type: 'Periodic'
          periodicModeProperties: {
            backupIntervalInMinutes: 240
            backupRetentionIntervalInHours: 168
            backupStorageRedundancy: 'Local'
          }
        }
  }
}

resource database 'Microsoft.DocumentDB/databaseAccounts/sqlDatabases@2025-10-15' = {
  parent: account
  name: 'portal'
  properties: {
    resource: { id: 'portal' }
    options: { autoscaleSettings: { maxThroughput: sharedThroughput } }
  }
}

resource containers 'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers@2025-10-15' = [
  for container in portal.containers: {
    parent: database
    name: container.name
    properties: {
      resource: union(
        {
          id: container.name
          partitionKey: { paths: container.partitionKey, kind: 'Hash', version: 2 }
          indexingPolicy: container.indexingPolicy
        },
        container.defaultTtl == null ? {} : { defaultTtl: container.defaultTtl }
      )
      options: contains(ownThroughput, container.name)
        ? { autoscaleSettings: { maxThroughput: ownThroughput[container.name] } }
        : {}
    }
  }
]

resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: account
  name: 'to-workspace'
  properties: {
    workspaceId: workspaceId
    logAnalyticsDestinationType: 'Dedicated'
    // No query text and no partition keys: they could identify patients.
    logs: [
      { category: 'ControlPlaneRequests', enabled: true }
      { category: 'DataPlaneRequests', enabled: true }
    ]
    metrics: [{ category: 'Requests', enabled: true }]
  }
}

// Who changed and read data. No query text and no partition keys, as above. Metrics are not access logs.
resource accessLogs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: account
  name: 'to-archive'
  properties: {
    storageAccountId: archiveId
    logs: [
      { category: 'ControlPlaneRequests', enabled: true }
      { category: 'DataPlaneRequests', enabled: true }
    ]
  }
}

output accountId string = account.id
output accountName string = account.name
output databaseName string = database.name
output endpoint string = account.properties.documentEndpoint
