// Deploys the portal into one resource group. `azd up` runs this; docs/decisions/operations/infrastructure.md explains the design.
targetScope = 'subscription'

@description('Name of the azd environment. All resource names are derived from it.')
@minLength(1)
@maxLength(40)
param environmentName string

@description('Region of all resources except the site.')
param location string

@description('Region of the site resource. Its pages are served globally.')
@allowed(['centralus', 'eastasia', 'eastus2', 'westeurope', 'westus2'])
param siteLocation string = 'eastus2'

@description('Second region of the data, if the tier has one; `none` for no second region. The preflight check rejects prod without a value.')
param secondaryLocation string = ''

@description('Size and protection against outages.')
@allowed(['dev', 'prod'])
param tier string = 'dev'

@description('Name of the portal on pages and in emails.')
param brandName string = 'Records Portal'

@description('Custom domain of the site, such as portal.example.com. Its CNAME record must exist before the deployment.')
param customDomain string = ''

@description('Sender domain of emails; empty for an Azure managed domain.')
param mailDomain string = ''

@description('Whether the DNS records of the email domain are verified, which sending requires.')
param mailDomainVerified bool = false

@description('Whether Event Grid reports what became of each email. Without it, nobody learns that an email was not delivered.')
param mailDeliveryReports bool = true

@description('Sender number of text messages (E.164); empty sends none.')
param smsFrom string = ''

@description('Client id for sign-in with Google; empty disables it.')
param googleClientId string = ''

@description('Client id for sign-in with GitHub; empty disables it.')
param githubClientId string = ''

@description('Whether staff and admins must set up two-step sign-in.')
param requireStaffMfa bool = true

@description('Default number of days from submission to the due date of a request.')
@minValue(1)
@maxValue(365)
param dueDays int = 15

@description('Seconds that notifications about a request wait, so that one email contains what happens until then; 0 sends each at once.')
@minValue(0)
@maxValue(3600)
param notificationDelaySeconds int = 300

@description('Whether /test-downloads and its sample files are available.')
param demoDownloads bool = false

@description('Whether the portal is in maintenance; set by npm run operate -- maintenance.')
param maintenance bool = false

@description('Email address for alerts and budget notifications.')
param alertAddress string

@description('Webhook of a paging service that also receives each alert; empty for none.')
param alertWebhook string = ''

@description('Number that also receives each alert as a text message, as "<country code> <number>"; empty for none.')
param alertSmsNumber string = ''

@description('Whether the alerts on availability are on. npm run operate -- alerts start turns them on when the portal responds for the first time, and npm run preflight keeps them on.')
param availabilityAlerts bool = false

@description('Principal id of the deployer. A person may write the secrets of the vault; a pipeline has no role on it.')
param deployerPrincipalId string = ''

@description('Whether the deployer is a user or a pipeline.')
@allowed(['User', 'ServicePrincipal'])
param deployerPrincipalType string = 'User'

@description('Principal id of the operator, who runs commands such as admin, audit:verify and backup and may read and write data. Usually empty.')
param operatorPrincipalId string = ''

@description('Whether the operator is a user, a group or a pipeline.')
@allowed(['User', 'Group', 'ServicePrincipal'])
param operatorPrincipalType string = 'User'

@description('Object id of the identity that runs scheduled backups and verifications, whose reads of secrets raise no alert; empty for none.')
param scheduledPrincipalId string = ''

@description('Public IP addresses from which operators can reach private stores; comma separated.')
param operatorAddresses string = ''

@description('Whether the deployer may create resource locks. npm run preflight sets it.')
param resourceLocks bool = false

@description('Whether the policies of the archive are locked and can no longer be written. npm run preflight sets it.')
param archiveLocked bool = false

@description('First day of the month in which the budget starts; empty for this month. Azure rejects another value for an existing budget.')
param budgetStart string = ''

@description('Start of a new budget.')
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
    archiveId: archive.outputs.accountId
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
    archiveId: archive.outputs.accountId
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
    archiveId: archive.outputs.accountId
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

module mailReports 'modules/mailReports.bicep' = if (mailDeliveryReports) {
  scope: group
  name: 'mail-reports'
  params: {
    tags: tags
    token: token
    mailService: mail.outputs.serviceName
    workspaceId: telemetry.outputs.workspaceId
  }
}

module roles 'modules/roles.bicep' = {
  scope: group
  name: 'roles'
  params: {
    appPrincipalId: identity.outputs.principalId
    scanTopicPrincipalId: scanning.outputs.topicPrincipalId
    mailTopicPrincipalId: mailDeliveryReports ? mailReports!.outputs.topicPrincipalId : ''
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

// After the roles: Azure tests the delivery when the subscription is created, so the topic must be able to write to the queue.
module scanDelivery 'modules/scanDelivery.bicep' = {
  scope: group
  name: 'scan-delivery'
  dependsOn: [roles]
  params: { topic: scanning.outputs.topicName, hostAccount: host.outputs.accountName }
}

// After the roles, for the same reason.
module mailDelivery 'modules/mailDelivery.bicep' = if (mailDeliveryReports) {
  scope: group
  name: 'mail-delivery'
  dependsOn: [roles]
  params: { topic: mailReports!.outputs.topicName, hostAccount: host.outputs.accountName }
}

// After the roles: Cosmos DB rejects a private endpoint while its account is being updated.
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

// After the roles: settings that refer to a secret are resolved at startup, so the app must be able to read its package and secrets.
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
    notificationDelaySeconds: notificationDelaySeconds
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
    started: availabilityAlerts
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
    appPrincipalId: identity.outputs.principalId
    scheduledPrincipalId: scheduledPrincipalId
    mailTopicId: mailDeliveryReports ? mailReports!.outputs.topicId : ''
    latencyMs: size.alertLatencyMs
  }
}

module budget 'modules/budget.bicep' = {
  scope: group
  name: 'budget'
  params: { amount: size.monthlyBudget, start: budgetFrom, address: alertAddress }
}

output AZURE_RESOURCE_GROUP string = group.name
@description('The URL of the site. Stripe’s webhook is <site>/api/payment/webhook.')
output SITE_URL string = site.outputs.url
@description('The only other host that pages upload to and download from. The build adds it to the Content-Security-Policy.')
output BLOB_ORIGIN string = storage.outputs.blobOrigin
@description('The vault that npm run secrets fills.')
output KEY_VAULT_NAME string = secrets.outputs.vaultName
output COSMOS_ENDPOINT string = data.outputs.endpoint
output FUNCTION_APP_NAME string = compute.outputs.name
@description('The address that refuses calls which do not come through the site. npm run doctor checks that.')
output FUNCTION_APP_URL string = compute.outputs.url
@description('Where npm run operate finds failed messages.')
output QUEUE_ENDPOINT string = host.outputs.queueEndpoint
@description('An output, so that npm run operate recognizes prod on every machine.')
output PORTAL_TIER string = tier
@description('azd passes it to the next deployment.')
output PORTAL_BUDGET_START string = budgetFrom
@description('DNS records that the owner of the email domain must publish; empty for an Azure managed domain.')
output MAIL_DOMAIN_RECORDS object = mail.outputs.verificationRecords
