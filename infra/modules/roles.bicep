// Who may do what: every role that anything here has, and why. Nothing else assigns one.
param appPrincipalId string
param scanTopicPrincipalId string
@description('Nobody when empty.')
param deployerPrincipalId string
param deployerPrincipalType string
@description('Nobody when empty.')
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

// The app takes uploads, moves clean files, and signs links: the right to a user delegation key counts for the whole account.
resource appOnFiles 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: files
  name: guid(files.id, appPrincipalId, role.blobDataContributor)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataContributor)
  }
}

// The app adds the copies of seals, in their container alone. The role names overwriting and deleting as well, which the
// container's immutability policy refuses to everybody; Azure has no smaller one that adds.
resource appOnSeals 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: seals
  name: guid(seals.id, appPrincipalId, role.blobDataContributor)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataContributor)
  }
}

// The Functions host reads its package and holds the leases of timers; it asks for this role by name.
resource appOnHost 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: host
  name: guid(host.id, appPrincipalId, role.blobDataOwner)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataOwner)
  }
}

// The app sends to the queues, listens on them, and puts what failed five times beside them.
resource appOnQueues 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: host
  name: guid(host.id, appPrincipalId, role.queueDataContributor)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.queueDataContributor)
  }
}

// Settings refer to secrets; the app reads them and lists or writes none.
resource appOnSecrets 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: secrets
  name: guid(secrets.id, appPrincipalId, role.keyVaultSecretsUser)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.keyVaultSecretsUser)
  }
}

// Sending mail and text messages. Communication Services knows no smaller role and takes no custom one.
resource appOnMail 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: mail
  name: guid(mail.id, appPrincipalId, role.communicationAndEmailServiceOwner)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.communicationAndEmailServiceOwner)
  }
}

// Sending telemetry, which is taken from identities only.
resource appOnTelemetry 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: telemetry
  name: guid(telemetry.id, appPrincipalId, role.monitoringMetricsPublisher)
  properties: {
    principalId: appPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.monitoringMetricsPublisher)
  }
}

// The topic puts scan results into the queue of the app, and reads nothing.
resource topicOnQueues 'Microsoft.Authorization/roleAssignments@2022-04-01' = {
  scope: host
  name: guid(host.id, scanTopicPrincipalId, role.queueDataMessageSender)
  properties: {
    principalId: scanTopicPrincipalId
    principalType: 'ServicePrincipal'
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.queueDataMessageSender)
  }
}

// Whoever deploys fills the vault (npm run secrets).
resource deployerOnSecrets 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(deployerPrincipalId)) {
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

// … see that the activity log arrives in the archive before it is locked, …
resource operatorOnActivityLog 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(operatorPrincipalId)) {
  scope: activityLog
  name: guid(activityLog.id, operatorPrincipalId, role.blobDataReader)
  properties: {
    principalId: operatorPrincipalId
    principalType: operatorPrincipalType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.blobDataReader)
  }
}

// … and list the messages that failed, and put them back into their queues.
resource operatorOnQueues 'Microsoft.Authorization/roleAssignments@2022-04-01' = if (!empty(operatorPrincipalId)) {
  scope: host
  name: guid(host.id, operatorPrincipalId, role.queueDataContributor)
  properties: {
    principalId: operatorPrincipalId
    principalType: operatorPrincipalType
    roleDefinitionId: subscriptionResourceId('Microsoft.Authorization/roleDefinitions', role.queueDataContributor)
  }
}

// Cosmos DB has data roles of its own. None of them makes, changes or deletes a container: that is done by templates alone.

// Roles of Cosmos DB: what each allows, and why.
var cosmosRoles = [
  // What the SDK asks the account for before anything else; no document.
  {
    key: 'metadata-reader'
    title: 'Portal: reads metadata'
    dataActions: ['Microsoft.DocumentDB/databaseAccounts/readMetadata']
  }
  // Requests, views, accounts and configuration: whatever the app does with them.
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
  // The audit trail: entries are added and read. Replacing, upserting and deleting is nobody's.
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

// The account locks itself for each write of a role: those that arrive together fail with a conflict.
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

var people = concat([appPrincipalId], empty(operatorPrincipalId) ? [] : [operatorPrincipalId])
var writtenContainers = filter(map(portal.containers, container => container.name), name => name != 'audit')
var database = '${cosmos.id}/dbs/${databaseName}'
var grants = flatten(map(
  people,
  person => concat(
    [
      { name: guid(cosmos.id, person, 'metadata-reader'), person: person, role: 'metadata-reader', scope: cosmos.id }
      { name: guid(cosmos.id, person, 'audit-appender'), person: person, role: 'audit-appender', scope: '${database}/colls/audit' }
    ],
    map(writtenContainers, name => {
      name: guid(cosmos.id, person, name, 'document-writer')
      person: person
      role: 'document-writer'
      scope: '${database}/colls/${name}'
    })
  )
))

// One at a time as well, and after all definitions.
@batchSize(1)
resource grantsOnCosmos 'Microsoft.DocumentDB/databaseAccounts/sqlRoleAssignments@2025-10-15' = [
  for grant in grants: {
    parent: cosmos
    name: grant.name
    dependsOn: [cosmosRoleDefinitions]
    properties: {
      principalId: grant.person
      roleDefinitionId: '${cosmos.id}/sqlRoleDefinitions/${guid(cosmos.id, grant.role)}'
      scope: grant.scope
    }
  }
]
