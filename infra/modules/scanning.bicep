// Defender for Storage scans every upload and reports to a topic; scanDelivery.bicep takes its reports to the queue of the app.
param location string
param tags object
param token string
param filesAccount string
@description('Most gigabytes that are scanned, and paid for, in a month. Files beyond stay in quarantine.')
param monthlyGigabytes int
param workspaceId string

resource files 'Microsoft.Storage/storageAccounts@2025-01-01' existing = { name: filesAccount }

resource topic 'Microsoft.EventGrid/topics@2025-02-15' = {
  name: 'evgt-scan-${token}'
  location: location
  tags: tags
  identity: { type: 'SystemAssigned' }
  properties: {
    inputSchema: 'EventGridSchema'
    minimumTlsVersionAllowed: '1.2'
    // Defender sends as the identity of its scanner, to which it gives the role EventGrid Data Sender itself.
    disableLocalAuth: true
    publicNetworkAccess: 'Enabled'
  }
}

resource defender 'Microsoft.Security/defenderForStorageSettings@2025-06-01' = {
  scope: files
  name: 'current'
  properties: {
    isEnabled: true
    overrideSubscriptionLevelSettings: true
    malwareScanning: {
      onUpload: {
        isEnabled: true
        capGBPerMonth: monthlyGigabytes
        // Both hold nothing but bytes that were scanned in quarantine.
        filters: { excludeBlobsWithPrefix: ['documents/', 'bundles/'] }
      }
      scanResultsEventGridTopicResourceId: topic.id
    }
    sensitiveDataDiscovery: { isEnabled: false }
  }
}

resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: topic
  name: 'to-workspace'
  properties: {
    workspaceId: workspaceId
    logs: [{ category: 'DeliveryFailures', enabled: true }]
    metrics: [{ category: 'AllMetrics', enabled: true }]
  }
}

output topicId string = topic.id
output topicName string = topic.name
output topicPrincipalId string = topic.identity.principalId
