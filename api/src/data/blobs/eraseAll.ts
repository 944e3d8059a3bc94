/** Does every deletion, so that one that fails keeps no others. Throws the first error at the end. */
export async function eraseAll(deletions: Iterable<() => Promise<void>>): Promise<void> {
  const errors: unknown[] = [];
  for (const erase of deletions) await erase().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
