// All role assignments, with the reason for each. No other file assigns roles.
param appPrincipalId string
param scanTopicPrincipalId string
@description('Empty for none.')
param mailTopicPrincipalId string
@description('Empty for none.')
param deployerPrincipalId string
param deployerPrincipalType string
@description('Empty for none.')
param operatorPrincipalId string
param operatorPrincipalType string
param cosmosAccount string
param databaseName string
param filesAccount string
param archiveAccount string
param hostAccount string
param vault string
param mailService string
param insights string

var portal = loadJsonContent('../generated/portal.json')

var role = {
  blobDataContributor: 'ba92f5b4-2d11-453d-a403-e96b0029c9fe'
  blobDataOwner: 'b7e6dc6d-f1e8-4753-8033-0f276bb0955b'
  blobDataReader: '2a2b9908-6ea1-4ae2-8e65-a410df84e7d1'
  communicationAndEmailServiceOwner: '09976791-48a7-449e-bb21-39d1a415f350'
  keyVaultSecretsOfficer: 'b86a8fe4-44ce-4948-aee5-eccb2c155cd7'
  keyVaultSecretsUser: '4633458b-17de-408a-874b-0445c86b69e6'
  monitoringMetricsPublisher: '3913510d-42f4-4e42-8a64-420c390055eb'
  queueDataContributor: '974c5e8b-45b9-4653-ba55-5f855dd0fb88'
  queueDataMessageSender: 'c6a89b2d-59bc-44d0-9896-0f6e12d7b80a'
}

var deployerIsPerson = !empty(deployerPrincipalId) && deployerPrincipalType == 'User'

resource cosmos 'Microsoft.DocumentDB/databaseAccounts@2025-10-15' existing = { name: cosmosAccount }

resource files 'Microsoft.Storage/storageAccounts@2025-01-01' existing = { name: filesAccount }

resource seals 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' existing = {
  name: '${archiveAccount}/default/${portal.sealsContainer}'
}

resource activityLog 'Microsoft.Storage/storageAccounts/blobServices/containers@2025-01-01' existing = {
  name: '${archiveAccount}/default/insights-activity-logs'
}

resource host 'Microsoft.Storage/storageAccounts@2025-01-01' existing = { name: hostAccount }

resource secrets 'Microsoft.KeyVault/vaults@2024-11-01' existing = { name: vault }

resource mail 'Microsoft.Communication/communicationServices@2025-09-01' existing = { name: mailService }

resource telemetry 'Microsoft.Insights/components@2020-02-02' existing = { name: insights }

// The app accepts uploads, moves clean files and signs links. A user delegation key needs a role on the whole account.
resource appOnFiles 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: files
  name: guid(files.id, appPrincipalId, role.blobDataContributor)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataContributor)
  }
}

// The app adds copies of seals, only in their container. The role also allows overwriting and deleting, which the
// container's immutability policy rejects for everyone. Azure has no smaller role that can add blobs.
resource appOnSeals 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: seals
  name: guid(seals.id, appPrincipalId, role.blobDataContributor)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataContributor)
  }
}

// The Functions host reads its package and leases timers. Its documentation requires this role.
resource appOnHost 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: host
  name: guid(host.id, appPrincipalId, role.blobDataOwner)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataOwner)
  }
}

// The app sends to the queues, receives from them, and moves messages that failed five times to the poison queues.
resource appOnQueues 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: host
  name: guid(host.id, appPrincipalId, role.queueDataContributor)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.queueDataContributor)
  }
}

// The app reads the secrets that its settings refer to. It cannot list or write secrets.
resource appOnSecrets 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: secrets
  name: guid(secrets.id, appPrincipalId, role.keyVaultSecretsUser)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.keyVaultSecretsUser)
  }
}

// The app sends emails and text messages. Communication Services has no smaller role and supports no custom role.
resource appOnMail 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: mail
  name: guid(mail.id, appPrincipalId, role.communicationAndEmailServiceOwner)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId(
      'Microsoft.Authorization/roleDefinitions',
      role.communicationAndEmailServiceOwner
    )
  }
}

// The app sends telemetry, which is accepted only from identities.
resource appOnTelemetry 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: telemetry
  name: guid(telemetry.id, appPrincipalId, role.monitoringMetricsPublisher)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.monitoringMetricsPublisher)
  }
}

// The topic sends scan results to the queue of the app. It cannot read.
resource topicOnQueues 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: host
  name: guid(host.id, scanTopicPrincipalId, role.queueDataMessageSender)
  properties: {
    principalId: scanTopicPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.queueDataMessageSender)
  }
}

// The topic of Communication Services sends delivery reports to the queue of the app. It cannot read.
resource mailTopicOnQueues 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(mailTopicPrincipalId)) {
  scope: host
  name: guid(host.id, mailTopicPrincipalId, role.queueDataMessageSender)
  properties: {
    principalId: mailTopicPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.queueDataMessageSender)
  }
}

// A person who deploys fills the vault (npm run secrets). A pipeline needs no secret, and gets no role on the vault: the
// code that it builds, and its packages, run as its identity.
resource deployerOnSecrets 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (deployerIsPerson) {
  scope: secrets
  name: guid(secrets.id, deployerPrincipalId, role.keyVaultSecretsOfficer)
  properties: {
    principalId: deployerPrincipalId
    principalType: deployerPrincipalType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.keyVaultSecretsOfficer)
  }
}

// The operator's commands read the settings of the portal …
resource operatorOnSecrets 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(operatorPrincipalId)) {
  scope: secrets
  name: guid(secrets.id, operatorPrincipalId, role.keyVaultSecretsUser)
  properties: {
    principalId: operatorPrincipalId
    principalType: operatorPrincipalType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.keyVaultSecretsUser)
  }
}

// … export and import files with their tags, which only this role may read and write, …
resource operatorOnFiles 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(operatorPrincipalId)) {
  scope: files
  name: guid(files.id, operatorPrincipalId, role.blobDataOwner)
  properties: {
    principalId: operatorPrincipalId
    principalType: operatorPrincipalType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataOwner)
  }
}

// … compare the seals with their copies, …
resource operatorOnSeals 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(operatorPrincipalId)) {
  scope: seals
  name: guid(seals.id, operatorPrincipalId, role.blobDataReader)
  properties: {
    principalId: operatorPrincipalId
    principalType: operatorPrincipalType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataReader)
  }
}

// … check that the activity log arrives in the archive before it is locked, …
resource operatorOnActivityLog 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(operatorPrincipalId)) {
  scope: activityLog
  name: guid(activityLog.id, operatorPrincipalId, role.blobDataReader)
  properties: {
    principalId: operatorPrincipalId
    principalType: operatorPrincipalType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataReader)
  }
}

// … and list failed messages and put them back into their queues.
resource operatorOnQueues 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(operatorPrincipalId)) {
  scope: host
  name: guid(host.id, operatorPrincipalId, role.queueDataContributor)
  properties: {
    principalId: operatorPrincipalId
    principalType: operatorPrincipalType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.queueDataContributor)
  }
}

// Custom data roles of Cosmos DB. None of them can create, change or delete a container; only templates do that.
var cosmosRoles = [
  // Account metadata, which the SDK reads first. No documents.
  {
    key: 'metadata-reader'
    title: 'Portal: reads metadata'
    dataActions: ['Microsoft.DocumentDB/databaseAccounts/readMetadata']
  }
  // Full access to the documents of requests, views, accounts and configuration.
  {
    key: 'document-writer'
    title: 'Portal: reads and writes documents'
    dataActions: [
      'Microsoft.DocumentDB/databaseAccounts/readMetadata'
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers/executeQuery'
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers/items/create'
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers/items/read'
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers/items/upsert'
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers/items/replace'
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers/items/delete'
    ]
  }
  // The audit trail: entries can be created and read. No role can replace, upsert or delete them.
  {
    key: 'audit-appender'
    title: 'Portal: adds to the audit trail and reads it'
    dataActions: [
      'Microsoft.DocumentDB/databaseAccounts/readMetadata'
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers/executeQuery'
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers/items/create'
      'Microsoft.DocumentDB/databaseAccounts/sqlDatabases/containers/items/read'
    ]
  }
]

// The account locks itself during each role update, so concurrent updates fail with a conflict.
@batchSize(1)
resource cosmosRoleDefinitions 'Microsoft.DocumentDB/databaseAccounts/sqlRoleDefinitions@2025-10-15' = [
  for each in cosmosRoles: {
    parent: cosmos
    name: guid(cosmos.id, each.key)
    properties: {
      roleName: each.title
      type: 'CustomRole'
      assignableScopes: [cosmos.id]
      permissions: [{ dataActions: each.dataActions }]
    }
  }
]

var principals = concat([appPrincipalId], empty(operatorPrincipalId) ? [] : [operatorPrincipalId])
var writtenContainers = filter(map(portal.containers, container => container.name), name => name != 'audit')
var database = '${cosmos.id}/dbs/${databaseName}'
var grants = flatten(map(
  principals,
  principal =>
    concat(
      [
        {
          name: guid(cosmos.id, principal, 'metadata-reader')
          principal: principal
          role: 'metadata-reader'
          scope: cosmos.id
        }
        {
          name: guid(cosmos.id, principal, 'audit-appender')
          principal: principal
          role: 'audit-appender'
          scope: '${database}/colls/audit'
        }
      ],
      map(writtenContainers, name => {
        name: guid(cosmos.id, principal, name, 'document-writer')
        principal: principal
        role: 'document-writer'
        scope: '${database}/colls/${name}'
      })
    )
))

// Also one at a time, and after all definitions.
@batchSize(1)
resource grantsOnCosmos 'Microsoft.DocumentDB/databaseAccounts/sqlRoleAssignments@2025-10-15' = [
  for grant in grants: {
    parent: cosmos
    name: grant.name
    dependsOn: [cosmosRoleDefinitions]
    properties: {
      principalId: grant.principal
      roleDefinitionId: '${cosmos.id}/sqlRoleDefinitions/${guid(cosmos.id, grant.role)}'
      scope: grant.scope
    }
  }
]
