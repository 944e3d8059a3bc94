// The vault. Templates contain no secrets: npm run secrets generates the portal's own secrets and asks for those of other services.
param location string
param tags object
param token string
@description('Whether the vault is reachable only through its private endpoint and by operators.')
param closed bool
param operatorAddresses array
@description('Whether deleted secrets cannot be purged before their retention ends, by anyone.')
param purgeProtected bool
param workspaceId string
@description('The archive account, which keeps access logs for six years. Its containers and policies must exist before.')
param archiveId string

resource vault 'Microsoft.KeyVault/vaults@2024-11-01' = {
  name: 'kv-${token}'
  location: location
  tags: tags
  properties: {
    tenantId: tenant().tenantId
    sku: { family: 'A', name: 'standard' }
    enableRbacAuthorization: true
    enableSoftDelete: true
    softDeleteRetentionInDays: purgeProtected ? 90 : 7
    // Without the pepper, verification codes can no longer be checked. Azure accepts true or null, but not false.
    enablePurgeProtection: purgeProtected ? true : null
    publicNetworkAccess: closed && empty(operatorAddresses) ? 'Disabled' : 'Enabled'
    networkAcls: {
      defaultAction: closed ? 'Deny' : 'Allow'
      bypass: 'AzureServices'
      ipRules: [for address in operatorAddresses: { value: trim(address) }]
    }
  }
}

resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: vault
  name: 'to-workspace'
  properties: {
    workspaceId: workspaceId
    // Into the table AZKVAuditLogs, which has a column for each fact.
    logAnalyticsDestinationType: 'Dedicated'
    logs: [{ category: 'AuditEvent', enabled: true }]
    metrics: [{ category: 'AllMetrics', enabled: true }]
  }
}

// Who read which secret. Metrics are not access logs.
resource accessLogs 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: vault
  name: 'to-archive'
  properties: {
    storageAccountId: archiveId
    logs: [{ category: 'AuditEvent', enabled: true }]
  }
}

output vaultId string = vault.id
output vaultName string = vault.name
output vaultUri string = vault.properties.vaultUri
