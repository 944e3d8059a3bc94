/** Loops that assign roles of Cosmos DB all at once; the account takes one write at a time and refuses the others. */
export function cosmosRoleFaults(template: string): string[] {
  const loops = template.matchAll(/^(.*)\nresource (\w+) '[^']*\/sqlRoleAssignments@[^']*' = \[/gm);
  return [...loops]
    .filter(([, before]) => before !== '@batchSize(1)')
    .map(([, , name]) => `resource ${name} needs @batchSize(1)`);
}
