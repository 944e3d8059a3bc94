// The network between the app and the stores. It is free of charge. DNS zones exist only with private endpoints.
param location string
param tags object
param token string
param privateEndpoints bool

var endpointNames = [
  'privatelink.documents.azure.com'
  'privatelink.vaultcore.azure.net'
  'privatelink.blob.${environment().suffixes.storage}'
  'privatelink.queue.${environment().suffixes.storage}'
]
var zoneNames = privateEndpoints ? endpointNames : []

resource virtualNetwork 'Microsoft.Network/virtualNetworks@2024-05-01' = {
  name: 'vnet-${token}'
  location: location
  tags: tags
  properties: {
    addressSpace: { addressPrefixes: ['10.20.0.0/20'] }
    subnets: [
      {
        name: 'functions'
        properties: {
          addressPrefix: '10.20.0.0/23'
          delegations: [
            { name: 'functions', properties: { serviceName: 'Microsoft.App/environments' } }
          ]
        }
      }
      {
        name: 'endpoints'
        properties: { addressPrefix: '10.20.4.0/26', privateEndpointNetworkPolicies: 'Disabled' }
      }
    ]
  }

  resource functions 'subnets' existing = { name: 'functions' }

  resource endpoints 'subnets' existing = { name: 'endpoints' }
}

resource privateZones 'Microsoft.Network/privateDnsZones@2024-06-01' = [
  for name in zoneNames: {
    name: name
    location: 'global'
    tags: tags
  }
]

resource links 'Microsoft.Network/privateDnsZones/virtualNetworkLinks@2024-06-01' = [
  for (name, index) in zoneNames: {
    parent: privateZones[index]
    name: 'to-${token}'
    location: 'global'
    properties: { registrationEnabled: false, virtualNetwork: { id: virtualNetwork.id } }
  }
]

output functionsSubnetId string = virtualNetwork::functions.id
output endpointsSubnetId string = virtualNetwork::endpoints.id
output zones object = privateEndpoints
  ? {
      cosmos: privateZones[0].id
      vault: privateZones[1].id
      blob: privateZones[2].id
      queue: privateZones[3].id
    }
  : {}
