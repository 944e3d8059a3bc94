// Delivers scan results to the storage queue of recordMalwareScan, with the topic's identity.
param topic string
param hostAccount string

var portal = loadJsonContent('../generated/portal.json')

resource results 'Microsoft.EventGrid/topics@2025-02-15' existing = { name: topic }

resource host 'Microsoft.Storage/storageAccounts@2025-01-01' existing = { name: hostAccount }

resource toQueue 'Microsoft.EventGrid/topics/eventSubscriptions@2025-02-15' = {
  parent: results
  name: 'scan-results'
  properties: {
    eventDeliverySchema: 'EventGridSchema'
    filter: { includedEventTypes: ['Microsoft.Security.MalwareScanningResult'] }
    deliveryWithResourceIdentity: {
      identity: { type: 'SystemAssigned' }
      destination: {
        endpointType: 'StorageQueue'
        properties: {
          resourceId: host.id
          queueName: portal.scanQueue
          queueMessageTimeToLiveInSeconds: 604800
        }
      }
    }
    retryPolicy: { maxDeliveryAttempts: 30, eventTimeToLiveInMinutes: 1440 }
  }
}
