/** Names under which this tab keeps what must survive a reload. The second is fixed by the specification. */
export const sessionKeys = {
  draft: 'requestDraft',
  payment: 'paymentStatus',
  pendingSubmission: 'pendingSubmission',
  update: 'requestUpdate',
  oauthStart: 'portal.oauthStart',
  returnPath: 'portal.returnPath',
  /** Whose the draft, the payment, the pending submission, the update and the return path are; absent: nobody's yet. */
  tabOwner: 'portal.tabOwner',
  /** Token of the invitation that is being accepted. */
  invitation: 'portal.invitation',
} as const;
