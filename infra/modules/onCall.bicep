// Whom alerts go to: by e-mail, and when they are given by a webhook and a text message.
param tags object
param token string
param address string
@description('Address that each alert is posted to as JSON (common alert schema); none when empty.')
param webhook string
@description('Number that is sent a text message, as "<country code> <number>"; none when empty.')
param smsNumber string

resource onCall 'Microsoft.Insights/actionGroups@2023-01-01' = {
  name: 'ag-${token}'
  location: 'global'
  tags: tags
  properties: {
    groupShortName: 'portal'
    enabled: true
    emailReceivers: [{ name: 'on-call', emailAddress: address, useCommonAlertSchema: true }]
    webhookReceivers: empty(webhook)
      ? []
      : [{ name: 'on-call', serviceUri: webhook, useCommonAlertSchema: true }]
    smsReceivers: empty(smsNumber)
      ? []
      : [{ name: 'on-call', countryCode: split(smsNumber, ' ')[0], phoneNumber: split(smsNumber, ' ')[1] }]
  }
}

output id string = onCall.id
