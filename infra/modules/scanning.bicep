// Defender for Storage scans every upload and sends the results to a topic; scanDelivery.bicep delivers them to the queue of the app.
param location string
param tags object
param token string
param filesAccount string
@description('Maximum gigabytes that are scanned, and paid for, per month. Further files stay in quarantine.')
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
    // Defender sends with the identity of its scanner and assigns it the role EventGrid Data Sender.
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
        // They contain only what was scanned in quarantine, or made of that. Sources of packets are scanned in
        // quarantine/sources/.
        filters: { excludeBlobsWithPrefix: ['documents/', 'bundles/', 'sources/', 'pieces/'] }
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
