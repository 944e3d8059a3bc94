// Sends the activity log of the subscription to the workspace, where it can be searched, and to the archive, where it
// cannot be changed. A subscription has at most five such settings, one for each deployment of the portal.
targetScope = 'subscription'

param token string
param workspaceId string
@description('The archive account. Its container and policy must exist before.')
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
