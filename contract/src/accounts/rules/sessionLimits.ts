/** How long a session lasts. Sources: design.md §4. */
export const sessionLimits = {
  /** A client who asked to be remembered. */
  rememberedDays: 30,
  /** Everybody else, and staff and admins whatever they ticked. */
  hours: 12,
  /** Staff and admins are signed out when nothing was done for this long. */
  idleMinutes: 15,
  /** They are warned this long before. */
  warningSeconds: 60,
} as const;
