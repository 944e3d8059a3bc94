// Alerts for the person on call. The queries read log lines of the code; a test checks that their names exist there.
param location string
param tags object
param token string
@description('The action group that receives alerts (onCall.bicep).')
param onCallId string
param workspaceId string
param cosmosId string
param scanTopicId string
@description('The identity of the app, which reads secrets.')
param appPrincipalId string
@description('The identity that runs scheduled commands, whose reads of secrets raise no alert; empty for none.')
param scheduledPrincipalId string
@description('Empty for none.')
param mailTopicId string
@description('Limit of the 95th percentile of call durations.')
param latencyMs int

var portal = loadJsonContent('../generated/portal.json')
var lines = portal.logLines

var logAlerts = [
  {
    name: 'server-errors'
    text: 'API calls return 5xx.'
    severity: 1
    query: '${lines} | where line.event == "call" and toint(line.status) >= 500'
    operator: 'GreaterThan'
    threshold: 5
    window: 'PT5M'
  }
  {
    name: 'latency'
    text: 'The slowest 5% of API calls exceed the latency limit.'
    severity: 2
    query: '${lines} | where line.event == "call" | summarize slow = percentile(todouble(line.durationMs), 95), calls = count() | where calls > 50 and slow > ${latencyMs}'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'event-loop-blocked'
    text: 'One call or run blocked an instance for more than half a second, and all its other calls waited.'
    severity: 2
    query: '${lines} | where line.event == "event loop blocked"'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'failed-webhooks'
    text: 'Stripe webhook calls are rejected or fail. The hourly reconciliation ensures that no payment is lost.'
    severity: 2
    query: '${lines} | where line.event == "call" and line.function == "paymentWebhook" and toint(line.status) >= 400'
    operator: 'GreaterThan'
    threshold: 3
    window: 'PT15M'
  }
  {
    name: 'outbox-age'
    text: 'Outbox tasks (emails, list rows, scans, checks of letters) have been due for more than ten minutes: the sweep does not keep up.'
    severity: 2
    query: '${lines} | where line.event == "outbox swept" and tolong(line.lateMs) > 600000'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'outbox-stuck'
    text: 'An outbox task has failed, or a letter has waited for its check, for more than half an hour. The alert fires until no such task is left.'
    severity: 2
    query: '${lines} | where line.event == "outbox swept" and tolong(line.stuckMs) > 1800000'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'email-throttled'
    text: 'The email service refuses emails because of its quota (429), or asks to wait. They are sent later.'
    severity: 2
    query: '${lines} | where tolong(line.throttledMs) >= 0'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'email-backlog'
    text: 'More than 50 emails wait, one has waited for more than 15 minutes, or one was given up because its link has expired.'
    severity: 2
    query: '${lines} | where (line.event == "outbox swept" and (tolong(line.emailsWaitingMs) > 900000 or tolong(line.emailsWaiting) > 50 or tolong(line.accountEmailsWaiting) > 50)) or (line.event == "account email postponed" and tolong(line.ageMs) > 900000) or line.event == "account email expired"'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'seal-copy-differs'
    text: 'The archived copy of a daily seal differs from the audit trail.'
    severity: 1
    query: '${lines} | where line.event == "seal copy differs"'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT2H'
  }
  {
    name: 'background-failures'
    text: 'Timers or queue messages failed.'
    severity: 2
    query: '${lines} | where line.event == "run failed"'
    operator: 'GreaterThan'
    threshold: 3
    window: 'PT15M'
  }
  {
    name: 'scan-failures'
    text: 'Defender could not scan uploads, or the portal could not process a scan result. The files stay in quarantine.'
    severity: 2
    query: '${lines} | where line.event == "file could not be scanned" or (line.function == "recordMalwareScan" and SeverityLevel >= 3)'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'infected-uploads'
    text: 'The malware scan found an infected upload, or source of a packet. Nobody can open it.'
    severity: 2
    query: '${lines} | where line.event == "infected upload" or line.event == "infected source"'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'password-guessing'
    text: 'Unusually many sign-ins or verification codes are refused: someone may be guessing.'
    severity: 2
    query: '${lines} | where line.event == "call" | summarize signIns = countif(line.function == "signin" and toint(line.status) in (401, 429)), secondSteps = countif(line.function == "twoStepVerify" and toint(line.status) in (400, 401, 429)), codes = countif(line.function == "getRequestStatus" and toint(line.status) in (404, 429)) | where signIns > 100 or secondSteps > 30 or codes > 300'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    // The vault logs the object ID under the short or the long name of the claim, by the version of the token.
    name: 'secret-reads'
    text: 'Someone other than the app and the scheduled machine read secrets of the vault, or tried to.'
    severity: 2
    query: 'AZKVAuditLogs | where OperationName in ("SecretGet", "SecretBackup") | extend reader = coalesce(tostring(Identity.claim.oid), tostring(Identity.claim["http://schemas.microsoft.com/identity/claims/objectidentifier"])) | where isnotempty(reader) and reader !in ("${appPrincipalId}", "${scheduledPrincipalId}")'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT15M'
  }
  {
    name: 'operator-run-missing'
    text: 'The weekly backup or verification of the audit trail, which an operator schedules, did not run.'
    severity: 2
    query: '${lines} | where line.event == "operator run missing"'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT2H'
  }
  {
    name: 'audit-problems'
    text: 'The last verification of the audit trail found problems.'
    severity: 1
    query: '${lines} | where line.event == "audit trail has problems"'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT2H'
  }
  {
    name: 'maintenance-long'
    text: 'The portal has been in maintenance for more than two hours. Someone may have forgotten to end it.'
    severity: 2
    query: '${lines} | where line.event == "call refused for maintenance" | summarize firstCall = min(TimeGenerated), lastCall = max(TimeGenerated) | where lastCall - firstCall > 2h'
    operator: 'GreaterThan'
    threshold: 0
    window: 'PT3H'
  }
]

resource byLog 'Microsoft.Insights/scheduledQueryRules@2023-12-01' = [
  for alert in logAlerts: {
    name: 'alert-${alert.name}-${token}'
    location: location
    tags: tags
    kind: 'LogAlert'
    properties: {
      displayName: alert.name
      description: alert.text
      severity: alert.severity
      enabled: true
      scopes: [workspaceId]
      evaluationFrequency: 'PT5M'
      windowSize: alert.window
      criteria: {
        allOf: [
          {
            query: alert.query
            timeAggregation: 'Count'
            operator: alert.operator
            threshold: alert.threshold
            failingPeriods: { numberOfEvaluationPeriods: 1, minFailingPeriodsToAlert: 1 }
          }
        ]
      }
      autoMitigate: true
      // The tables do not exist until the first line is logged.
      skipQueryValidation: true
      actions: { actionGroups: [onCallId] }
    }
  }
]

// One alert for each timer (api/src/timers.ts), when no run has completed for `silentAfterMinutes`. describePortal.ts builds
// its query.
resource bySilence 'Microsoft.Insights/scheduledQueryRules@2023-12-01' = [
  for timer in portal.timers: {
    name: 'alert-${timer.alert}-${token}'
    location: location
    tags: tags
    kind: 'LogAlert'
    properties: {
      displayName: timer.alert
      description: 'The timer ${timer.name} has not completed a run for ${timer.silentAfterMinutes} minutes.'
      severity: timer.name == 'sweepOutbox' ? 1 : 2
      enabled: true
      scopes: [workspaceId]
      evaluationFrequency: timer.frequency
      windowSize: timer.window
      criteria: {
        allOf: [
          {
            query: timer.query
            timeAggregation: 'Count'
            operator: 'GreaterThan'
            threshold: 0
            failingPeriods: { numberOfEvaluationPeriods: 1, minFailingPeriodsToAlert: 1 }
          }
        ]
      }
      autoMitigate: true
      skipQueryValidation: true
      actions: { actionGroups: [onCallId] }
    }
  }
]

resource throttled 'Microsoft.Insights/metricAlerts@2018-03-01' = {
  name: 'alert-throttled-${token}'
  location: 'global'
  tags: tags
  properties: {
    description: 'Cosmos DB rejects calls with 429: they need more RU/s than the tier allows.'
    severity: 2
    enabled: true
    scopes: [cosmosId]
    evaluationFrequency: 'PT1M'
    windowSize: 'PT5M'
    criteria: {
      'odata.type': 'Microsoft.Azure.Monitor.SingleResourceMultipleMetricCriteria'
      allOf: [
        {
          criterionType: 'StaticThresholdCriterion'
          name: 'throttled'
          metricNamespace: 'Microsoft.DocumentDB/databaseAccounts'
          metricName: 'TotalRequests'
          dimensions: [{ name: 'StatusCode', operator: 'Include', values: ['429'] }]
          operator: 'GreaterThan'
          threshold: 50
          timeAggregation: 'Count'
        }
      ]
    }
    actions: [{ actionGroupId: onCallId }]
  }
}

resource undelivered 'Microsoft.Insights/metricAlerts@2018-03-01' = {
  name: 'alert-scan-results-lost-${token}'
  location: 'global'
  tags: tags
  properties: {
    description: 'Event Grid dropped scan results: their files stay in quarantine.'
    severity: 2
    enabled: true
    scopes: [scanTopicId]
    evaluationFrequency: 'PT5M'
    windowSize: 'PT15M'
    criteria: {
      'odata.type': 'Microsoft.Azure.Monitor.SingleResourceMultipleMetricCriteria'
      allOf: [
        {
          criterionType: 'StaticThresholdCriterion'
          name: 'dropped'
          metricNamespace: 'Microsoft.EventGrid/topics'
          metricName: 'DroppedEventCount'
          operator: 'GreaterThan'
          threshold: 0
          timeAggregation: 'Total'
        }
      ]
    }
    actions: [{ actionGroupId: onCallId }]
  }
}

resource lostReports 'Microsoft.Insights/metricAlerts@2018-03-01' = if (!empty(mailTopicId)) {
  name: 'alert-delivery-reports-lost-${token}'
  location: 'global'
  tags: tags
  properties: {
    description: 'Event Grid dropped delivery reports: nobody learns that these emails were not delivered.'
    severity: 3
    enabled: true
    scopes: [mailTopicId]
    evaluationFrequency: 'PT5M'
    windowSize: 'PT15M'
    criteria: {
      'odata.type': 'Microsoft.Azure.Monitor.SingleResourceMultipleMetricCriteria'
      allOf: [
        {
          criterionType: 'StaticThresholdCriterion'
          name: 'dropped'
          metricNamespace: 'Microsoft.EventGrid/systemTopics'
          metricName: 'DroppedEventCount'
          operator: 'GreaterThan'
          threshold: 0
          timeAggregation: 'Total'
        }
      ]
    }
    actions: [{ actionGroupId: onCallId }]
  }
}
