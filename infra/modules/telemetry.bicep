// One workspace for logs, traces and the access logs of the stores. Application Insights writes to it.
param location string
param tags object
param token string
@minValue(30)
@maxValue(730)
param retentionDays int

resource workspace 'Microsoft.OperationalInsights/workspaces@2023-09-01' = {
  name: 'log-${token}'
  location: location
  tags: tags
  properties: {
    sku: { name: 'PerGB2018' }
    retentionInDays: retentionDays
    features: { disableLocalAuth: true, enableLogAccessUsingOnlyResourcePermissions: true }
  }
}

resource insights 'Microsoft.Insights/components@2020-02-02' = {
  name: 'appi-${token}'
  location: location
  tags: tags
  kind: 'web'
  properties: {
    Application_Type: 'web'
    WorkspaceResourceId: workspace.id
    IngestionMode: 'LogAnalytics'
    // Accepts telemetry only from the app's identity and does not store the IP addresses of callers.
    DisableLocalAuth: true
    DisableIpMasking: false
  }
}

output workspaceId string = workspace.id
output insightsName string = insights.name
output insightsId string = insights.id
output connectionString string = insights.properties.ConnectionString
