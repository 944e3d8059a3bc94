// prod, deployed by somebody who may not create resource locks.
using '../main.bicep'

param environmentName = 'portal'
param location = 'eastus'
param secondaryLocation = 'westus3'
param tier = 'prod'
param customDomain = 'records.provider.example'
param mailDomain = 'mail.provider.example'
param mailDomainVerified = true
param alertAddress = 'on-call@provider.example'
param alertWebhook = 'https://pager.example/portal'
param alertSmsNumber = '1 5551234567'
param availabilityAlerts = true
param deployerPrincipalId = '00000000-0000-4000-8000-00000000000d'
param deployerPrincipalType = 'ServicePrincipal'
param operatorPrincipalId = '00000000-0000-4000-8000-00000000000e'
param budgetStart = '2026-01-01'
