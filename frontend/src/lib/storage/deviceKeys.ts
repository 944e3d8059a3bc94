/** Names under which this browser keeps what outlives a tab; the session may be kept for the tab alone. */
export const deviceKeys = {
  language: 'language',
  session: 'portal.session',
  rememberMe: 'portal.rememberMe',
  device: 'portal.device',
  /** A copy of what the signed-in person prefers, so that the first paint is right. */
  preferences: 'portal.preferences',
  /** When the signed-in person last did something, in any tab. */
  lastInput: 'portal.lastInput',
  /** A copy of whom to ask, so that the first paint is right. */
  notices: 'portal.notices',
  /** Whether the navigation shows icons only. */
  navigation: 'portal.navigation',
} as const;
