// dev, deployed by a person who may create resource locks, which this tier does not need.
using '../main.bicep'

param environmentName = 'portal'
param location = 'eastus'
param alertAddress = 'on-call@provider.example'
param deployerPrincipalId = '00000000-0000-4000-8000-00000000000d'
param resourceLocks = true
param budgetStart = '2026-01-01'
