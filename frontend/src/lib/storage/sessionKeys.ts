/** Keys of the session storage, for data that must survive a reload. The specification fixes `paymentStatus`. */
export const sessionKeys = {
  draft: 'requestDraft',
  /** Which version of the draft is saved in the account. */
  savedDraft: 'savedDraft',
  payment: 'paymentStatus',
  pendingSubmission: 'pendingSubmission',
  update: 'requestUpdate',
  /** The bulk action that this tab started and whose results were not closed. */
  bulkAction: 'portal.bulkAction',
  oauthStart: 'portal.oauthStart',
  returnPath: 'portal.returnPath',
  /** Owner of the draft, payment, pending submission, update and return path; absent if they have none yet. */
  tabOwner: 'portal.tabOwner',
  /** Token of the invitation to accept. */
  invitation: 'portal.invitation',
} as const;

/** Keys of what a staff member entered about requests and has not sent start with this. */
export const staffDraftPrefix = (userId: string) => `portal.staffDraft:${userId}:`;
