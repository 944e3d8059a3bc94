/** Roles of accounts. Sign-up creates clients; staff and admins join by invitation. */
export const roles = ['client', 'staff', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Returns whether the role is staff or admin. These roles see every request, and are signed out when idle. */
export function isStaffRole(role: Role): boolean {
  return role !== 'client';
}
