// Immutable storage for the copies of the audit trail's seals, the activity log of the subscription, and the access logs of
// the vault, Cosmos DB and files. It is a separate account, so that roles on files or queues do not apply here. Each container
// retains its blobs for six calendar years. The policies are created unlocked; `npm run seals -- lock` locks them, which
// cannot be undone.
param location string
param tags object
param token string
param zoneRedundant bool
param geoRedundant bool
@description('Days in which deleted data can be restored while the policies are not locked.')
param softDeleteDays int
@description('Whether only the network of the app, Azure Monitor and operators can reach the account.')
param closed bool
param operatorAddresses array
@description('Azure rejects an update of a locked policy, even with the same values.')
param policiesLocked bool
param workspaceId string

var portal = loadJsonContent('../generated/portal.json')
var redundancy = geoRedundant
  ? (zoneRedundant ? 'Standard_GZRS' : 'Standard_GRS')
  : (zoneRedundant ? 'Standard_ZRS' : 'Standard_LRS')

resource account 'Microsoft.Storage/storageAccounts@2025-01-01' = {
  name: 'starchive${token}'
  location: location
  tags: tags
  sku: { name: redundancy }
  kind: 'StorageV2'
  properties: {
    accessTier: 'Hot'
    allowBlobPublicAccess: false
    allowSharedKeyAccess: false
    allowCrossTenantReplication: false
    defaultToOAuthAuthentication: true
    minimumTlsVersion: 'TLS1_2'
    supportsHttpsTrafficOnly: true
    publicNetworkAccess: 'Enabled'
    networkAcls: {
      defaultAction: closed ? 'Deny' : 'Allow'
      // Azure Monitor writes the activity log as a trusted service.
      bypass: 'AzureServices'
      ipRules: [for address in operatorAddresses: { value: trim(address), action: 'Allow' }]
    }
    encryption: {
      keySource: 'Microsoft.Storage'
      requireInfrastructureEncryption: true
      services: { blob: { enabled: true, keyType: 'Account' } }
    }
  }
}

// No versioning: with it, an overwrite would create a new version instead of being rejected.
resource blobs 'Microsoft.Storage/storageAccounts/blobServices@2025-01-01' = {
  parent: account
  name: 'default'
  properties: {
    isVersioningEnabled: false
    deleteRetentionPolicy: { enabled: true, days: softDeleteDays }
    containerDeleteRetentionPolicy: { enabled: true, days: softDeleteDays }
  }
}

resource seals 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' = {
  parent: blobs
  name: portal.sealsContainer
  properties: { publicAccess: 'None' }
}

resource sealsPolicy 'Microsoft.Storage/storageAccounts/blobServices/containers/immutabilityPolicies@2025-01-01' = if (!policiesLocked) {
  parent: seals
  name: 'default'
  properties: {
    immutabilityPeriodSinceCreationInDays: portal.recordDays
    allowProtectedAppendWrites: false
  }
}

// Azure Monitor writes to this container. It would create the container itself, but without a policy.
resource activityLog 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' = {
  parent: blobs
  name: 'insights-activity-logs'
  properties: { publicAccess: 'None' }
}

// Azure Monitor appends to one blob per hour. Appended data cannot be changed.
resource activityLogPolicy 'Microsoft.Storage/storageAccounts/blobServices/containers/immutabilityPolicies@2025-01-01' = if (!policiesLocked) {
  parent: activityLog
  name: 'default'
  properties: {
    immutabilityPeriodSinceCreationInDays: portal.recordDays
    allowProtectedAppendWrites: true
  }
}

// One container for each category of access logs. Azure Monitor appends to one blob per hour here, too.
resource accessLogs 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' = [
  for name in portal.accessLogContainers: {
    parent: blobs
    name: name
    properties: { publicAccess: 'None' }
  }
]

resource accessLogPolicies 'Microsoft.Storage/storageAccounts/blobServices/containers/immutabilityPolicies@2025-01-01' = [
  for (name, index) in portal.accessLogContainers: if (!policiesLocked) {
    parent: accessLogs[index]
    name: 'default'
    properties: {
      immutabilityPeriodSinceCreationInDays: portal.recordDays
      allowProtectedAppendWrites: true
    }
  }
]

resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: blobs
  name: 'to-workspace'
  properties: {
    workspaceId: workspaceId
    logs: [
      { category: 'StorageRead', enabled: true }
      { category: 'StorageWrite', enabled: true }
      { category: 'StorageDelete', enabled: true }
    ]
    metrics: [{ category: 'Transaction', enabled: true }]
  }
}

output accountId string = account.id
output accountName string = account.name
output blobEndpoint string = account.properties.primaryEndpoints.blob
