// Emails and text messages. Keys are disabled: the app sends with its identity.
param tags object
param token string
@description('Sender domain of emails; empty for an Azure managed domain.')
param domainName string
@description('Whether the DNS records of the custom domain are verified. Only then can the domain be linked.')
param domainVerified bool
param workspaceId string

var ownDomain = !empty(domainName)

resource email 'Microsoft.Communication/emailServices@2025-09-01' = {
  name: 'email-${token}'
  location: 'global'
  tags: tags
  properties: { dataLocation: 'United States' }
}

resource domain 'Microsoft.Communication/emailServices/domains@2025-09-01' = {
  parent: email
  name: ownDomain ? domainName : 'AzureManagedDomain'
  location: 'global'
  tags: tags
  properties: {
    domainManagement: ownDomain ? 'CustomerManaged' : 'AzureManaged'
    userEngagementTracking: 'Disabled'
  }
}

resource service 'Microsoft.Communication/communicationServices@2025-09-01' = {
  name: 'acs-${token}'
  location: 'global'
  tags: tags
  properties: {
    dataLocation: 'United States'
    disableLocalAuth: true
    linkedDomains: !ownDomain || domainVerified ? [domain.id] : []
  }
}

resource diagnostics 'Microsoft.Insights/diagnosticSettings@2021-05-01-preview' = {
  scope: service
  name: 'to-workspace'
  properties: {
    workspaceId: workspaceId
    // Without the delivery log, which contains the recipients.
    logs: [{ category: 'EmailSendMailOperational', enabled: true }]
    metrics: [{ category: 'Traffic', enabled: true }]
  }
}

output serviceName string = service.name
output endpoint string = 'https://${service.properties.hostName}'
output from string = 'DoNotReply@${domain.properties.fromSenderDomain}'
output verificationRecords object = ownDomain ? domain.properties.verificationRecords : {}
