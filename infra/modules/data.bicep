// Cosmos DB with the containers as the code defines them. Keys are off: only identities with a role of roles.bicep read or write.
param location string
@description('Second region for reading on when the first is gone; none when empty.')
param secondaryLocation string
param tags object
param token string
param zoneRedundant bool
param continuousBackup bool
@description('Most RU/s that containers without their own share.')
param sharedThroughput int
@description('Most RU/s of containers that have their own, by name.')
param ownThroughput object
@description('Reachable through its private endpoint only.')
param closed bool
param operatorAddresses array
param workspaceId string

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
    // What a call wrote is there for its next one, and a lost region loses nothing that was answered before.
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
    // No query text and no partition keys: those could say whom a query was about.
    logs: [
      { category: 'ControlPlaneRequests', enabled: true }
      { category: 'DataPlaneRequests', enabled: true }
    ]
    metrics: [{ category: 'Requests', enabled: true }]
  }
}

output accountId string = account.id
output accountName string = account.name
output databaseName string = database.name
output endpoint string = account.properties.documentEndpoint
