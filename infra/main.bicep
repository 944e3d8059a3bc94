// The whole portal in one resource group. `azd up` runs this; docs/decisions/operations/infrastructure.md says why it is as it is.
targetScope = 'subscription'

@description('Name of the azd environment; all names are made of it.')
@minLength(1)
@maxLength(40)
param environmentName string

@description('Where everything but the site lives.')
param location string

@description('Where the site’s build lives; its pages are served from everywhere.')
@allowed(['centralus', 'eastasia', 'eastus2', 'westeurope', 'westus2'])
param siteLocation string = 'eastus2'

@description('Second region of the data, where the tier asks for one; `none` when there is none. azd refuses prod without either.')
param secondaryLocation string = ''

@description('How large, and how well protected against outages.')
@allowed(['dev', 'prod'])
param tier string = 'dev'

@description('Name of the portal in pages and mails.')
param brandName string = 'Records Portal'

@description('Address of the site when it has one of its own, as portal.example.com; its CNAME has to be there before.')
param customDomain string = ''

@description('Domain that mail comes from; one that Azure manages when empty.')
param mailDomain string = ''

@description('Whether the records of the mail domain were verified, so that it can be sent from.')
param mailDomainVerified bool = false

@description('Number that text messages come from (E.164); none are sent without it.')
param smsFrom string = ''

@description('Client id of the sign-in with Google; not offered when empty.')
param googleClientId string = ''

@description('Client id of the sign-in with GitHub; not offered when empty.')
param githubClientId string = ''

@description('Staff and admins must set up a second step before they can sign in.')
param requireStaffMfa bool = true

@description('Days after submission on which a request is due unless staff said otherwise.')
@minValue(1)
@maxValue(365)
param dueDays int = 15

@description('Whether /test-downloads and its sample files are there.')
param demoDownloads bool = false

@description('Whether the portal is down for maintenance; set by npm run operate -- maintenance.')
param maintenance bool = false

@description('Who is mailed when an alert fires or the budget runs out.')
param alertAddress string

@description('Address of a service that pages people, which each alert is posted to as well; none when empty.')
param alertWebhook string = ''

@description('Number that each alert is sent to as a text message, as "<country code> <number>"; none when empty.')
param alertSmsNumber string = ''

@description('Whoever deploys: may write the secrets of the vault.')
param deployerPrincipalId string = ''

@description('Whether the deployer is a person or a pipeline.')
@allowed(['User', 'ServicePrincipal'])
param deployerPrincipalType string = 'User'

@description('Whoever runs the commands of the operator (first admin, audit:verify, backup): reads and writes data. Empty most of the time.')
param operatorPrincipalId string = ''

@description('Whether the operator is a person, a group, or a pipeline.')
@allowed(['User', 'Group', 'ServicePrincipal'])
param operatorPrincipalType string = 'User'

@description('Public addresses from which operators reach the stores while these are private; comma separated.')
param operatorAddresses string = ''

@description('Whether the deployer may create resource locks. npm run preflight finds out.')
param resourceLocks bool = false

@description('Whether the policies of the archive are locked, after which they cannot be written again. npm run preflight finds out.')
param archiveLocked bool = false

@description('First day of the month in which the budget began to count; this month when empty. Azure refuses another one for a budget that is there.')
param budgetStart string = ''

@description('For a budget that is made now.')
param thisMonth string = utcNow('yyyy-MM-01')

var tiers = {
  dev: loadJsonContent('tiers/dev.json')
  prod: loadJsonContent('tiers/prod.json')
}
var size = tiers[tier]
var token = toLower(uniqueString(subscription().id, environmentName, location))
var tags = { 'azd-env-name': environmentName }
var budgetFrom = empty(budgetStart) ? thisMonth : budgetStart
var addresses = empty(operatorAddresses) ? [] : split(operatorAddresses, ',')

resource group 'Microsoft.Resources/resourceGroups@2024-11-01' = {
  name: 'rg-${environmentName}'
  location: location
  tags: tags
}

module identity 'modules/identity.bicep' = {
  scope: group
  name: 'identity'
  params: { location: location, tags: tags, token: token }
}

module telemetry 'modules/telemetry.bicep' = {
  scope: group
  name: 'telemetry'
  params: { location: location, tags: tags, token: token, retentionDays: size.logRetentionDays }
}

module network 'modules/network.bicep' = {
  scope: group
  name: 'network'
  params: { location: location, tags: tags, token: token, privateEndpoints: size.privateEndpoints }
}

module site 'modules/site.bicep' = {
  scope: group
  name: 'site'
  params: { location: siteLocation, tags: tags, token: token, customDomain: customDomain }
}

module data 'modules/data.bicep' = {
  scope: group
  name: 'data'
  params: {
    location: location
    secondaryLocation: size.geoRedundant && secondaryLocation != 'none' ? secondaryLocation : ''
    tags: tags
    token: token
    zoneRedundant: size.zoneRedundant
    continuousBackup: size.continuousBackup
    sharedThroughput: size.sharedThroughput
    ownThroughput: size.ownThroughput
    closed: size.privateEndpoints
    operatorAddresses: addresses
    workspaceId: telemetry.outputs.workspaceId
  }
}

module storage 'modules/storage.bicep' = {
  scope: group
  name: 'storage'
  params: {
    location: location
    tags: tags
    token: token
    zoneRedundant: size.zoneRedundant
    geoRedundant: size.geoRedundant
    softDeleteDays: size.softDeleteDays
    siteUrl: site.outputs.url
    workspaceId: telemetry.outputs.workspaceId
  }
}

module archive 'modules/archive.bicep' = {
  scope: group
  name: 'archive'
  params: {
    location: location
    tags: tags
    token: token
    zoneRedundant: size.zoneRedundant
    geoRedundant: size.geoRedundant
    softDeleteDays: size.softDeleteDays
    closed: size.privateEndpoints
    operatorAddresses: addresses
    policiesLocked: archiveLocked
    workspaceId: telemetry.outputs.workspaceId
  }
}

module activityLog 'modules/activityLog.bicep' = {
  name: 'activity-log'
  params: {
    token: token
    workspaceId: telemetry.outputs.workspaceId
    archiveId: archive.outputs.accountId
  }
}

module host 'modules/host.bicep' = {
  scope: group
  name: 'host'
  params: {
    location: location
    tags: tags
    token: token
    zoneRedundant: size.zoneRedundant
    closed: size.privateEndpoints
    operatorAddresses: addresses
    workspaceId: telemetry.outputs.workspaceId
  }
}

module secrets 'modules/secrets.bicep' = {
  scope: group
  name: 'secrets'
  params: {
    location: location
    tags: tags
    token: token
    closed: size.privateEndpoints
    operatorAddresses: addresses
    purgeProtected: size.purgeProtected
    workspaceId: telemetry.outputs.workspaceId
  }
}

module mail 'modules/mail.bicep' = {
  scope: group
  name: 'mail'
  params: {
    tags: tags
    token: token
    domainName: mailDomain
    domainVerified: mailDomainVerified
    workspaceId: telemetry.outputs.workspaceId
  }
}

module scanning 'modules/scanning.bicep' = {
  scope: group
  name: 'scanning'
  params: {
    location: location
    tags: tags
    token: token
    filesAccount: storage.outputs.accountName
    monthlyGigabytes: size.scannedGigabytes
    workspaceId: telemetry.outputs.workspaceId
  }
}

module roles 'modules/roles.bicep' = {
  scope: group
  name: 'roles'
  params: {
    appPrincipalId: identity.outputs.principalId
    scanTopicPrincipalId: scanning.outputs.topicPrincipalId
    deployerPrincipalId: deployerPrincipalId
    deployerPrincipalType: deployerPrincipalType
    operatorPrincipalId: operatorPrincipalId
    operatorPrincipalType: operatorPrincipalType
    cosmosAccount: data.outputs.accountName
    databaseName: data.outputs.databaseName
    filesAccount: storage.outputs.accountName
    archiveAccount: archive.outputs.accountName
    hostAccount: host.outputs.accountName
    vault: secrets.outputs.vaultName
    mailService: mail.outputs.serviceName
    insights: telemetry.outputs.insightsName
  }
}

// Once the topic may write to the queue: Azure tries a delivery when the subscription is made.
module scanDelivery 'modules/scanDelivery.bicep' = {
  scope: group
  name: 'scan-delivery'
  dependsOn: [roles]
  params: { topic: scanning.outputs.topicName, hostAccount: host.outputs.accountName }
}

// After the roles: Cosmos DB refuses a private endpoint while its account is being changed.
module privateLinks 'modules/privateLinks.bicep' = if (size.privateEndpoints) {
  scope: group
  name: 'private-links'
  dependsOn: [roles]
  params: {
    location: location
    tags: tags
    token: token
    subnetId: network.outputs.endpointsSubnetId
    zones: network.outputs.zones
    cosmosId: data.outputs.accountId
    filesId: storage.outputs.accountId
    archiveId: archive.outputs.accountId
    hostId: host.outputs.accountId
    vaultId: secrets.outputs.vaultId
  }
}

module locks 'modules/locks.bicep' = if (size.resourceLocks && resourceLocks) {
  scope: group
  name: 'locks'
  params: {
    cosmosAccount: data.outputs.accountName
    filesAccount: storage.outputs.accountName
    archiveAccount: archive.outputs.accountName
    vault: secrets.outputs.vaultName
  }
}

// Once it may read its package and its secrets: settings that refer to a secret are resolved at start.
module compute 'modules/compute.bicep' = {
  scope: group
  name: 'compute'
  dependsOn: [roles, privateLinks]
  params: {
    location: location
    tags: tags
    token: token
    zoneRedundant: size.zoneRedundant
    alwaysReady: size.alwaysReady
    maximumInstances: size.maximumInstances
    identityId: identity.outputs.id
    identityClientId: identity.outputs.clientId
    subnetId: network.outputs.functionsSubnetId
    hostAccount: host.outputs.accountName
    packageContainerUrl: host.outputs.packageContainerUrl
    queueEndpoint: host.outputs.queueEndpoint
    insightsConnectionString: telemetry.outputs.connectionString
    workspaceId: telemetry.outputs.workspaceId
    siteUrl: site.outputs.url
    brandName: brandName
    cosmosEndpoint: data.outputs.endpoint
    databaseName: data.outputs.databaseName
    viewShards: size.viewShards
    blobEndpoint: storage.outputs.blobEndpoint
    archiveBlobEndpoint: archive.outputs.blobEndpoint
    vaultUri: secrets.outputs.vaultUri
    mailEndpoint: mail.outputs.endpoint
    mailFrom: mail.outputs.from
    smsFrom: smsFrom
    googleClientId: googleClientId
    githubClientId: githubClientId
    requireStaffMfa: requireStaffMfa
    dueDays: dueDays
    demoDownloads: demoDownloads
    maintenance: maintenance
    trustedProxyHops: size.trustedProxyHops
  }
}

module backend 'modules/backend.bicep' = {
  scope: group
  name: 'backend'
  params: { site: site.outputs.name, functionAppId: compute.outputs.id, location: location }
}

module onCall 'modules/onCall.bicep' = {
  scope: group
  name: 'on-call'
  params: {
    tags: tags
    token: token
    address: alertAddress
    webhook: alertWebhook
    smsNumber: alertSmsNumber
  }
}

module availability 'modules/availability.bicep' = {
  scope: group
  name: 'availability'
  dependsOn: [backend]
  params: {
    location: location
    tags: tags
    token: token
    siteUrl: site.outputs.url
    insightsId: telemetry.outputs.insightsId
    onCallId: onCall.outputs.id
  }
}

module alerts 'modules/alerts.bicep' = {
  scope: group
  name: 'alerts'
  params: {
    location: location
    tags: tags
    token: token
    onCallId: onCall.outputs.id
    workspaceId: telemetry.outputs.workspaceId
    cosmosId: data.outputs.accountId
    scanTopicId: scanning.outputs.topicId
    latencyMs: size.alertLatencyMs
  }
}

module budget 'modules/budget.bicep' = {
  scope: group
  name: 'budget'
  params: { amount: size.monthlyBudget, start: budgetFrom, address: alertAddress }
}

output AZURE_RESOURCE_GROUP string = group.name
@description('Becomes SITE_URL; Stripe’s webhook is <site>/api/payment/webhook.')
output SITE_URL string = site.outputs.url
@description('The only foreign host that pages upload to and download from; the build puts it into the Content-Security-Policy.')
output BLOB_ORIGIN string = storage.outputs.blobOrigin
@description('The vault that npm run secrets fills.')
output KEY_VAULT_NAME string = secrets.outputs.vaultName
output COSMOS_ENDPOINT string = data.outputs.endpoint
output FUNCTION_APP_NAME string = compute.outputs.name
@description('Where npm run operate finds the messages that failed.')
output QUEUE_ENDPOINT string = host.outputs.queueEndpoint
@description('Given back, so that npm run operate knows prod on every machine.')
output PORTAL_TIER string = tier
@description('Given back at the next deployment, as azd does by itself.')
output PORTAL_BUDGET_START string = budgetFrom
@description('Records that the owner of the mail domain has to publish; empty for Azure’s own domain.')
output MAIL_DOMAIN_RECORDS object = mail.outputs.verificationRecords
