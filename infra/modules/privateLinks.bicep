// Private endpoints of the stores. The account for files also keeps its public endpoint for uploads and downloads by browsers.
param location string
param tags object
param token string
param subnetId string
@description('Ids of the private DNS zones: cosmos, vault, blob, queue.')
param zones object
param cosmosId string
param filesId string
param archiveId string
param hostId string
param vaultId string

var links = [
  { name: 'cosmos', target: cosmosId, part: 'Sql', zone: zones.cosmos }
  { name: 'vault', target: vaultId, part: 'vault', zone: zones.vault }
  { name: 'files', target: filesId, part: 'blob', zone: zones.blob }
  { name: 'archive', target: archiveId, part: 'blob', zone: zones.blob }
  { name: 'host-blob', target: hostId, part: 'blob', zone: zones.blob }
  { name: 'host-queue', target: hostId, part: 'queue', zone: zones.queue }
]

resource endpoints 'Microsoft.Network/privateEndpoints@2024-05-01' = [
  for link in links: {
    name: 'pe-${link.name}-${token}'
    location: location
    tags: tags
    properties: {
      subnet: { id: subnetId }
      privateLinkServiceConnections: [
        {
          name: link.name
          properties: { privateLinkServiceId: link.target, groupIds: [link.part] }
        }
      ]
    }
  }
]

resource names 'Microsoft.Network/privateEndpoints/privateDnsZoneGroups@2024-05-01' = [
  for (link, index) in links: {
    parent: endpoints[index]
    name: 'default'
    properties: {
      privateDnsZoneConfigs: [{ name: link.name, properties: { privateDnsZoneId: link.zone } }]
    }
  }
]
