// Storage of the Functions host: the package of the app, leases, and queues. Browsers have no access.
param location string
param tags object
param token string
param zoneRedundant bool
@description('Whether only the network of the app and the addresses of operators can reach the account.')
param closed bool
param operatorAddresses array
param workspaceId string

var portal = loadJsonContent('../generated/portal.json')
var packageContainer = 'app-package'
// Messages that failed five times. The alert background-failures has fired by then.
var poisonQueues = map(portal.queues, name => '${name}-poison')

resource account 'Microsoft.Storage/storageAccounts@2025-01-01' = {
  name: 'sthost${token}'
  location: location
  tags: tags
  sku: { name: zoneRedundant ? 'Standard_ZRS' : 'Standard_LRS' }
  kind: 'StorageV2'
  properties: {
    allowBlobPublicAccess: false
    allowSharedKeyAccess: false
    allowCrossTenantReplication: false
    defaultToOAuthAuthentication: true
    minimumTlsVersion: 'TLS1_2'
    supportsHttpsTrafficOnly: true
    publicNetworkAccess: 'Enabled'
    networkAcls: {
      defaultAction: closed ? 'Deny' : 'Allow'
      // Event Grid delivers as the identity of its topic.
      bypass: 'AzureServices'
      ipRules: [for address in operatorAddresses: { value: trim(address), action: 'Allow' }]
    }
  }
}

resource blobs 'Microsoft.Storage/storageAccounts/blobServices@2025-01-01' = {
  parent: account
  name: 'default'
  properties: { deleteRetentionPolicy: { enabled: true, days: 7 } }

  resource package 'containers' = {
    name: packageContainer
    properties: { publicAccess: 'None' }
  }
}

resource queueService 'Microsoft.Storage/storageAccounts/queueServices@2025-01-01' = {
  parent: account
  name: 'default'
}

resource queues 'Microsoft.Storage/storageAccounts/queueServices/queues@2025-01-01' = [
  for name in concat(portal.queues, poisonQueues): {
    parent: queueService
    name: name
  }
]

resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: queueService
  name: 'to-workspace'
  properties: {
    workspaceId: workspaceId
    logs: [
      { category: 'StorageWrite', enabled: true }
      { category: 'StorageDelete', enabled: true }
    ]
    metrics: [{ category: 'Transaction', enabled: true }]
  }
}

output accountId string = account.id
output accountName string = account.name
output queueEndpoint string = account.properties.primaryEndpoints.queue
output packageContainerUrl string = '${account.properties.primaryEndpoints.blob}${packageContainer}'
