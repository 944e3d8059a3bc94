// Protects the stores against accidental deletion: Azure rejects it until an authorized person removes the lock. Azure also
// rejects the removal of roles on a locked store (docs/operations.md). Data in the stores is not locked.
param cosmosAccount string
param filesAccount string
param archiveAccount string
param vault string

var lockName = 'keep'
var lock = { level: 'CanNotDelete', notes: 'Contains patient records or the audit trail.' }

resource cosmos 'Microsoft.DocumentDB/databaseAccounts@2025-10-15' existing = { name: cosmosAccount }

resource files 'Microsoft.Storage/storageAccounts@2025-01-01' existing = { name: filesAccount }

resource archive 'Microsoft.Storage/storageAccounts@2025-01-01' existing = { name: archiveAccount }

// Without its pepper, verification codes can no longer be checked.
resource secrets 'Microsoft.KeyVault/vaults@2024-11-01' existing = { name: vault }

resource lockOnCosmos 'Microsoft.Authorization/locks@2020-05-01' = {
  scope: cosmos
  name: lockName
  properties: lock
}

resource lockOnFiles 'Microsoft.Authorization/locks@2020-05-01' = {
  scope: files
  name: lockName
  properties: lock
}

resource lockOnArchive 'Microsoft.Authorization/locks@2020-05-01' = {
  scope: archive
  name: lockName
  properties: lock
}

resource lockOnSecrets 'Microsoft.Authorization/locks@2020-05-01' = {
  scope: secrets
  name: lockName
  properties: lock
}
