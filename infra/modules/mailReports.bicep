// Communication Services reports what became of each email to a topic; mailDelivery.bicep delivers the reports to the queue of
// the app.
param tags object
param token string
param mailService string
param workspaceId string

resource service 'Microsoft.Communication/communicationServices@2025-09-01' existing = { name: mailService }

resource topic 'Microsoft.EventGrid/systemTopics@2025-02-15' = {
  name: 'evgt-mail-${token}'
  // As its source.
  location: 'global'
  tags: tags
  // The account of the queues accepts no keys, and in prod only trusted services: Event Grid is one with this identity, and
  // not with a user-assigned one.
  identity: { type: 'SystemAssigned' }
  properties: {
    source: service.id
    topicType: 'Microsoft.Communication.CommunicationServices'
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
