/** Names under which this tab keeps what must survive a reload. The second is fixed by the specification. */
export const sessionKeys = {
  draft: 'requestDraft',
  payment: 'paymentStatus',
  pendingSubmission: 'pendingSubmission',
  oauthStart: 'portal.oauthStart',
  returnPath: 'portal.returnPath',
} as const;
