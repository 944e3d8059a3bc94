/** What stands in the avatar: the first two letters of the address, `U` when there are none. */
export function initialsOf(email: string | undefined): string {
  const letters = (email ?? '').match(/\p{L}/gu) ?? [];
  return letters.slice(0, 2).join('').toUpperCase() || 'U';
}
