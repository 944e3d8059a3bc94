// dev as the workflow deploys it for the first time: no operator, alerts only by email.
using '../main.bicep'

param environmentName = 'portal'
param location = 'eastus'
param alertAddress = 'on-call@provider.example'
param deployerPrincipalId = '00000000-0000-4000-8000-00000000000d'
param deployerPrincipalType = 'ServicePrincipal'
param budgetStart = '2026-01-01'
