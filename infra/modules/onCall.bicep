// The recipients of alerts: an email address, and optionally a webhook and a phone number.
param tags object
param token string
param address string
@description('Webhook that receives each alert as JSON (common alert schema); empty for none.')
param webhook string
@description('Number that receives text messages, as "<country code> <number>"; empty for none.')
param smsNumber string

resource onCall 'Microsoft.Insights/actionGroups@2023-01-01' = {
  name: 'ag-${token}'
  location: 'global'
  tags: tags
  properties: {
    groupShortName: 'portal'
    enabled: true
    emailReceivers: [{ name: 'on-call', emailAddress: address, useCommonAlertSchema: true }]
    webhookReceivers: empty(webhook) ? [] : [{ name: 'on-call', serviceUri: webhook, useCommonAlertSchema: true }]
    smsReceivers: empty(smsNumber)
      ? []
      : [{ name: 'on-call', countryCode: split(smsNumber, ' ')[0], phoneNumber: split(smsNumber, ' ')[1] }]
  }
}

output id string = onCall.id
