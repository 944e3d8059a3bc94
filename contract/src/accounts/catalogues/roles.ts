/** What an account may be. Sign-up makes clients; staff and admins join by invitation. */
export const roles = ['client', 'staff', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Who works for the provider: sees every request, and is signed out when idle. */
export function isStaffRole(role: Role): boolean {
  return role !== 'client';
}
