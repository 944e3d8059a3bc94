// Files. Browsers access this account with a link to one blob, which the app signs with a user delegation key. Account keys are disabled.
param location string
param tags object
param token string
param zoneRedundant bool
param geoRedundant bool
@description('Days in which deleted files and earlier versions can be restored.')
param softDeleteDays int
@description('The only origin whose pages may read and write files.')
param siteUrl string
param workspaceId string
@description('The archive account, which keeps access logs for six years. Its containers and policies must exist before.')
param archiveId string

var portal = loadJsonContent('../generated/portal.json')
var redundancy = geoRedundant
  ? (zoneRedundant ? 'Standard_GZRS' : 'Standard_GRS')
  : (zoneRedundant ? 'Standard_ZRS' : 'Standard_LRS')

// The app deletes uploads that were not submitted (after 24 hours, or 30 days with an unfinished request), files of
// drafts (after 14 days, later while a bank payment is pending), and accepted files once they are copied to `documents`.
// After four months nothing in quarantine is needed: no draft exists that long. An upload that could not be scanned has
// caused an alert long before. Whoever has an upload link can take snapshots of its blob, or create an append blob.
// A deleted or overwritten blob becomes an earlier version. Earlier versions are deleted after one day and can then be
// restored during the soft delete period. A longer life of versions would extend that period beyond the retention.
// Each saved order of pages replaces a blob in `sources`; the code keeps the last 100 of them as blobs of their own.
var expiries = [
  { name: 'quarantine', prefix: 'quarantine/', days: 120 }
  { name: 'bundles', prefix: 'bundles/', days: 1 }
]

resource account 'Microsoft.Storage/storageAccounts@2025-01-01' = {
  name: 'stfiles${token}'
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
    // The app signs links for at most ten minutes; a user delegation key is valid for six hours.
    sasPolicy: { sasExpirationPeriod: '00.01:00:00', expirationAction: 'Log' }
    encryption: {
      keySource: 'Microsoft.Storage'
      requireInfrastructureEncryption: true
      services: { blob: { enabled: true, keyType: 'Account' } }
    }
  }
}

resource blobs 'Microsoft.Storage/storageAccounts/blobServices@2025-01-01' = {
  parent: account
  name: 'default'
  properties: {
    isVersioningEnabled: true
    deleteRetentionPolicy: { enabled: true, days: softDeleteDays }
    containerDeleteRetentionPolicy: { enabled: true, days: softDeleteDays }
    cors: {
      corsRules: [
        {
          allowedOrigins: [siteUrl]
          allowedMethods: ['PUT', 'GET', 'HEAD', 'OPTIONS']
          allowedHeaders: ['content-type', 'range', 'x-ms-*']
          // The preview reads parts of a file, and checks that they are parts of the same one.
          exposedHeaders: ['ETag', 'Accept-Ranges', 'Content-Range', 'Content-Length']
          maxAgeInSeconds: 3600
        }
      ]
    }
  }
}

resource containers 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' = [
  for name in portal.blobContainers: {
    parent: blobs
    name: name
    properties: { publicAccess: 'None' }
  }
]

resource lifecycle 'Microsoft.Storage/storageAccounts/managementPolicies@2025-01-01' = {
  parent: account
  name: 'default'
  // Rules for versions require versioning.
  dependsOn: [blobs]
  properties: {
    policy: {
      rules: concat(
        map(expiries, expiry => {
          name: expiry.name
          enabled: true
          type: 'Lifecycle'
          definition: {
            filters: { blobTypes: ['blockBlob', 'appendBlob'], prefixMatch: [expiry.prefix] }
            actions: {
              baseBlob: { delete: { daysAfterCreationGreaterThan: expiry.days } }
              snapshot: { delete: { daysAfterCreationGreaterThan: expiry.days } }
              version: { delete: { daysAfterCreationGreaterThan: 1 } }
            }
          }
        }),
        [
          {
            name: 'earlier-versions'
            enabled: true
            type: 'Lifecycle'
            definition: {
              filters: { blobTypes: ['blockBlob'], prefixMatch: ['documents/', 'sources/', 'pieces/'] }
              actions: {
                snapshot: { delete: { daysAfterCreationGreaterThan: 1 } }
                version: { delete: { daysAfterCreationGreaterThan: 1 } }
              }
            }
          }
        ]
      )
    }
  }
}

resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: blobs
  name: 'to-workspace'
  properties: {
    workspaceId: workspaceId
    // Who read, wrote and deleted which blob. Blob names contain only ids.
    logs: [
      { category: 'StorageRead', enabled: true }
      { category: 'StorageWrite', enabled: true }
      { category: 'StorageDelete', enabled: true }
    ]
    metrics: [{ category: 'Transaction', enabled: true }]
  }
}

// The same for six years. Metrics are not access logs.
resource accessLogs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: blobs
  name: 'to-archive'
  properties: {
    storageAccountId: archiveId
    logs: [
      { category: 'StorageRead', enabled: true }
      { category: 'StorageWrite', enabled: true }
      { category: 'StorageDelete', enabled: true }
    ]
  }
}

output accountId string = account.id
output accountName string = account.name
output blobEndpoint string = account.properties.primaryEndpoints.blob
output blobOrigin string = 'https://${account.name}.blob.${environment().suffixes.storage}'
