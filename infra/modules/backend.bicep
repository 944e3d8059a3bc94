// Routes /api of the site to the Function App, which then accepts calls only from the site.
param site string
param functionAppId string
@description('Region of the Function App.')
param location string

resource staticSite 'Microsoft.Web/staticSites@2024-11-01' existing = { name: site }

resource link 'Microsoft.Web/staticSites/linkedBackends@2024-11-01' = {
  parent: staticSite
  name: 'api'
  properties: { backendResourceId: functionAppId, region: location }
}
