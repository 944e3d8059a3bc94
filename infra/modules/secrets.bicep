// The vault. Templates hold no secret: npm run secrets makes what the portal makes itself and asks for what others gave.
param location string
param tags object
param token string
@description('Reachable through its private endpoint only.')
param closed bool
param operatorAddresses array
@description('Nobody, whatever their rights, can do away with a secret before its time.')
param purgeProtected bool
param workspaceId string

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
    // Without the pepper no verification code can be checked any more. Azure knows true and nothing, but no false.
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
    logs: [{ category: 'AuditEvent', enabled: true }]
    metrics: [{ category: 'AllMetrics', enabled: true }]
  }
}

output vaultId string = vault.id
output vaultName string = vault.name
output vaultUri string = vault.properties.vaultUri
