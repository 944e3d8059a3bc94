// The Static Web App. Most other modules need its URL; the API is linked to it last (backend.bicep).
param location string
param tags object
param token string
param customDomain string

resource site 'Microsoft.Web/staticSites@2024-11-01' = {
  name: 'swa-${token}'
  location: location
  tags: union(tags, { 'azd-service-name': 'web' })
  // Only the Standard plan supports a linked Function App behind /api.
  sku: { name: 'Standard', tier: 'Standard' }
  properties: {
    allowConfigFileUpdates: true
    // Staging environments would share the database.
    stagingEnvironmentPolicy: 'Disabled'
    publicNetworkAccess: 'Enabled'
  }
}

resource domain 'Microsoft.Web/staticSites/customDomains@2024-11-01' = if (!empty(customDomain)) {
  parent: site
  name: empty(customDomain) ? 'none' : customDomain
  properties: { validationMethod: 'cname-delegation' }
}

output name string = site.name
output url string = 'https://${empty(customDomain) ? site.properties.defaultHostname : customDomain}'
