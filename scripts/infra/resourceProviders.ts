/** The resource providers of the resource types and subnet delegations in templates, sorted. */
export function resourceProviders(templates: Iterable<string>): string[] {
  const named = [...templates].flatMap((text) =>
    [...text.matchAll(/'(Microsoft\.\w+)\/[\w/]+(?:@[\w-]+)?'/g)].map(([, namespace]) => namespace!),
  );
  return [...new Set(named)].toSorted();
}
