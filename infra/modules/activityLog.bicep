// Who changed what in the subscription, the resource group among it: to the workspace, where it can be searched, and to
// the archive, where nobody can change it. A subscription has five such settings at most, one for each deployment in it.
targetScope = 'subscription'

param token string
param workspaceId string
@description('Its container is there by now, with its policy.')
param archiveId string

var categories = [
  'Administrative'
  'Security'
  'ServiceHealth'
  'Alert'
  'Recommendation'
  'Policy'
  'Autoscale'
  'ResourceHealth'
]

resource setting 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  name: 'activity-log-${token}'
  properties: {
    workspaceId: workspaceId
    storageAccountId: archiveId
    logs: [for category in categories: { category: category, enabled: true }]
  }
}
