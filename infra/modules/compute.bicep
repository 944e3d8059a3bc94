// The Function App on a Flex Consumption plan, with always-ready instances, and all of its settings.
param location string
param tags object
param token string
param zoneRedundant bool
@description('Number of always-ready instances, which prevent cold starts.')
param alwaysReady int
param maximumInstances int
param identityId string
param identityClientId string
param subnetId string
param hostAccount string
param packageContainerUrl string
param queueEndpoint string
param insightsConnectionString string
param workspaceId string
param siteUrl string
param brandName string
param cosmosEndpoint string
param databaseName string
@description('Part of the keys of stored documents. Must not change after the first request is stored.')
param viewShards int
param blobEndpoint string
param archiveBlobEndpoint string
param vaultUri string
param mailEndpoint string
param mailFrom string
param smsFrom string
param googleClientId string
param githubClientId string
param requireStaffMfa bool
param dueDays int
param notificationDelaySeconds int
@description('Whether anyone may try downloads with sample files.')
param demoDownloads bool
@description('Whether calls are rejected and pages show that the portal is in maintenance.')
param maintenance bool
@description('The front end of Static Web Apps and that of Functions each add a hop.')
param trustedProxyHops int

var portal = loadJsonContent('../generated/portal.json')

// Settings of the code (api/src/config/settings.ts).
var portalSettings = {
  PORTAL_MODE: 'azure'
  SITE_URL: siteUrl
  BRAND_NAME: brandName
  COSMOS_ENDPOINT: cosmosEndpoint
  COSMOS_DATABASE: databaseName
  VIEW_SHARDS: string(viewShards)
  BLOB_ENDPOINT: blobEndpoint
  ARCHIVE_BLOB_ENDPOINT: archiveBlobEndpoint
  Queues__queueServiceUri: queueEndpoint
  MALWARE_SCAN: 'defender'
  ACS_ENDPOINT: mailEndpoint
  MAIL_FROM: mailFrom
  REQUIRE_STAFF_MFA: string(requireStaffMfa)
  TRUSTED_PROXY_HOPS: string(trustedProxyHops)
  DUE_DAYS: string(dueDays)
  NOTIFICATION_DELAY_SECONDS: string(notificationDelaySeconds)
  DEMO_DOWNLOADS: string(demoDownloads)
  MAINTENANCE: string(maintenance)
}

var smsSettings = empty(smsFrom) ? {} : { SMS_FROM: smsFrom }

var googleSettings = empty(googleClientId)
  ? {}
  : {
      GOOGLE_CLIENT_ID: googleClientId
      GOOGLE_CLIENT_SECRET: '@Microsoft.KeyVault(SecretUri=${vaultUri}secrets/google-client-secret)'
    }

var githubSettings = empty(githubClientId)
  ? {}
  : {
      GITHUB_CLIENT_ID: githubClientId
      GITHUB_CLIENT_SECRET: '@Microsoft.KeyVault(SecretUri=${vaultUri}secrets/github-client-secret)'
    }

var secretSettings = toObject(
  portal.secrets,
  entry => entry.setting,
  entry => '@Microsoft.KeyVault(SecretUri=${vaultUri}secrets/${entry.secret})'
)

// Settings of the Functions host and the SDKs. All of them use the app's identity.
var platformSettings = {
  AZURE_CLIENT_ID: identityClientId
  AzureWebJobsStorage__accountName: hostAccount
  AzureWebJobsStorage__credential: 'managedidentity'
  AzureWebJobsStorage__clientId: identityClientId
  Queues__credential: 'managedidentity'
  Queues__clientId: identityClientId
  APPLICATIONINSIGHTS_CONNECTION_STRING: insightsConnectionString
  APPLICATIONINSIGHTS_AUTHENTICATION_STRING: 'ClientId=${identityClientId};Authorization=AAD'
  // Alerts must not miss a log line, and the logs of a trace that is not kept are dropped.
  OTEL_TRACES_SAMPLER: 'microsoft.fixed_percentage'
  OTEL_TRACES_SAMPLER_ARG: '1.0'
}

resource plan 'Microsoft.Web/serverfarms@2024-11-01' = {
  name: 'plan-${token}'
  location: location
  tags: tags
  kind: 'functionapp'
  sku: { name: 'FC1', tier: 'FlexConsumption' }
  properties: { reserved: true, zoneRedundant: zoneRedundant }
}

resource app 'Microsoft.Web/sites@2024-11-01' = {
  name: 'func-${token}'
  location: location
  tags: union(tags, { 'azd-service-name': 'api' })
  kind: 'functionapp,linux'
  identity: { type: 'UserAssigned', userAssignedIdentities: { '${identityId}': {} } }
  properties: {
    serverFarmId: plan.id
    httpsOnly: true
    clientAffinityEnabled: false
    keyVaultReferenceIdentity: identityId
    virtualNetworkSubnetId: subnetId
    functionAppConfig: {
      runtime: { name: 'node', version: '24' }
      deployment: {
        storage: {
          type: 'blobContainer'
          value: packageContainerUrl
          authentication: { type: 'UserAssignedIdentity', userAssignedIdentityResourceId: identityId }
        }
      }
      scaleAndConcurrency: {
        instanceMemoryMB: 2048
        maximumInstanceCount: maximumInstances
        alwaysReady: [{ name: 'http', instanceCount: alwaysReady }]
      }
    }
    siteConfig: { minTlsVersion: '1.2', http20Enabled: true }
  }

  resource settings 'config' = {
    name: 'appsettings'
    properties: union(portalSettings, secretSettings, smsSettings, googleSettings, githubSettings, platformSettings)
  }

  // Packages are deployed with an identity, never with a password.
  resource ftp 'basicPublishingCredentialsPolicies' = {
    name: 'ftp'
    properties: { allow: false }
  }

  resource scm 'basicPublishingCredentialsPolicies' = {
    name: 'scm'
    properties: { allow: false }
  }
}

resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: app
  name: 'to-workspace'
  properties: {
    workspaceId: workspaceId
    // No FunctionAppLogs: the same lines are in AppTraces, which the alerts read.
    metrics: [{ category: 'AllMetrics', enabled: true }]
  }
}

output id string = app.id
output name string = app.name
output url string = 'https://${app.properties.defaultHostName}'
