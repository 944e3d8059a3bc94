/** The resource providers that templates name, by resource type or by subnet delegation; sorted. */
export function resourceProviders(templates: Iterable<string>): string[] {
  const named = [...templates].flatMap((text) =>
    [...text.matchAll(/'(Microsoft\.\w+)\/[\w/]+(?:@[\w-]+)?'/g)].map(([, namespace]) => namespace!),
  );
  return [...new Set(named)].toSorted();
}
