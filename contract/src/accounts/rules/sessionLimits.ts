/** Session lifetimes. */
export const sessionLimits = {
  /** For clients who chose to be remembered. */
  rememberedDays: 30,
  /** For other clients, and for all staff and admins. */
  hours: 12,
  /** Staff and admins are signed out after this time without activity. */
  idleMinutes: 15,
  /** How long before the sign-out they are warned. */
  warningSeconds: 60,
} as const;
