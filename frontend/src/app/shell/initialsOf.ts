/** Initials for the avatar: the first two letters of the email address, or `U`. */
export function initialsOf(email: string | undefined): string {
  const letters = (email ?? '').match(/\p{L}/gu) ?? [];
  return letters.slice(0, 2).join('').toUpperCase() || 'U';
}
