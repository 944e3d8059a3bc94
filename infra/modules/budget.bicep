// Sends an email when the costs of the month approach the budget. It does not stop any resource.
@description('In the currency of the subscription.')
param amount int
param start string
param address string

resource budget 'Microsoft.Consumption/budgets@2024-08-01' = {
  name: 'portal'
  properties: {
    category: 'Cost'
    amount: amount
    timeGrain: 'Monthly'
    timePeriod: { startDate: start }
    notifications: {
      halfSpent: {
        enabled: true
        operator: 'GreaterThan'
        threshold: 50
        thresholdType: 'Actual'
        contactEmails: [address]
      }
      nearlySpent: {
        enabled: true
        operator: 'GreaterThan'
        threshold: 90
        thresholdType: 'Actual'
        contactEmails: [address]
      }
      willBeOverspent: {
        enabled: true
        operator: 'GreaterThan'
        threshold: 100
        thresholdType: 'Forecasted'
        contactEmails: [address]
      }
    }
  }
}
