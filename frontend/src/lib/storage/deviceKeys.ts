/** Keys of the local storage. The session may be in the session storage instead. */
export const deviceKeys = {
  language: 'language',
  session: 'portal.session',
  rememberMe: 'portal.rememberMe',
  device: 'portal.device',
  /** A copy of the signed-in user's preferences, for the first paint. */
  preferences: 'portal.preferences',
  /** Time of the signed-in user's latest input in any tab. */
  lastInput: 'portal.lastInput',
  /** A copy of the notices, for the first paint. */
  notices: 'portal.notices',
  /** Whether the person chose a navigation of icons (`icons`) or with names (`wide`). */
  navigation: 'portal.navigation',
  /** Height of the setup card when it was last shown, in pixels. */
  setupHeight: 'portal.setupHeight',
} as const;
