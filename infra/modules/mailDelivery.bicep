// Delivers what became of each email to the storage queue of recordDeliveryReport, with the topic's identity.
param topic string
param hostAccount string

var portal = loadJsonContent('../generated/portal.json')

resource reports 'Microsoft.EventGrid/systemTopics@2025-02-15' existing = { name: topic }

resource host 'Microsoft.Storage/storageAccounts@2025-01-01' existing = { name: hostAccount }

resource toQueue 'Microsoft.EventGrid/systemTopics/eventSubscriptions@2025-02-15' = {
  parent: reports
  name: 'email-delivery-reports'
  properties: {
    eventDeliverySchema: 'EventGridSchema'
    filter: { includedEventTypes: ['Microsoft.Communication.EmailDeliveryReportReceived'] }
    deliveryWithResourceIdentity: {
      identity: { type: 'SystemAssigned' }
      destination: {
        endpointType: 'StorageQueue'
        properties: {
          resourceId: host.id
          queueName: portal.deliveryReportQueue
          queueMessageTimeToLiveInSeconds: 604800
        }
      }
    }
    retryPolicy: { maxDeliveryAttempts: 30, eventTimeToLiveInMinutes: 1440 }
  }
}
