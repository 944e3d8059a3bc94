// Requests the site and /api/health from two regions every five minutes, like a visitor. This detects outages that log
// lines cannot show, because no call gets through. The alerts begin when the first deployment is complete.
param location string
param tags object
param token string
param siteUrl string
param insightsId string
param onCallId string
@description('Whether the portal has responded before, so that an unreachable portal is an outage.')
param started bool

var pages = [
  { name: 'site', url: siteUrl }
  { name: 'health', url: '${siteUrl}/api/health' }
]
var regions = ['us-va-ash-azr', 'us-ca-sjc-azr']

resource tests 'Microsoft.Insights/webtests@2022-06-15' = [
  for page in pages: {
    name: 'reach-${page.name}-${token}'
    location: location
    // Application Insights finds its tests by this tag.
    tags: union(tags, { 'hidden-link:${insightsId}': 'Resource' })
    kind: 'standard'
    properties: {
      SyntheticMonitorId: 'reach-${page.name}-${token}'
      Name: 'reach-${page.name}'
      Enabled: true
      Frequency: 300
      Timeout: 30
      Kind: 'standard'
      RetryEnabled: true
      Locations: [for region in regions: { Id: region }]
      Request: { RequestUrl: page.url, HttpVerb: 'GET', ParseDependentRequests: false }
      ValidationRules: { ExpectedHttpStatusCode: 200, SSLCheck: true, SSLCertRemainingLifetimeCheck: 7 }
    }
  }
]

// Both regions must fail: a failure of one may be a network problem.
resource unreachable 'Microsoft.Insights/metricAlerts@2018-03-01' = [
  for (page, index) in pages: {
    name: 'alert-unreachable-${page.name}-${token}'
    location: 'global'
    tags: tags
    properties: {
      description: '${page.url} does not return 200 in two regions.'
      severity: 0
      enabled: started
      scopes: [tests[index].id, insightsId]
      evaluationFrequency: 'PT1M'
      windowSize: 'PT5M'
      criteria: {
        'odata.type': 'Microsoft.Azure.Monitor.WebtestLocationAvailabilityCriteria'
        webTestId: tests[index].id
        componentId: insightsId
        failedLocationCount: length(regions)
      }
      actions: [{ actionGroupId: onCallId }]
    }
  }
]
