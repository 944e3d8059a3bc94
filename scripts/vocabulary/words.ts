/** One word or phrase that the product no longer uses. */
export interface Banned {
  readonly pattern: RegExp;
  readonly why: string;
}

/** Names in code, matched against one identifier at a time. */
export const bannedNames: readonly Banned[] = [
  { pattern: /^(is|was)?giv(e|en)Back|^GivenBack/i, why: 'Say refund.' },
  { pattern: /^judge[A-Z]|Judge?ment$/, why: 'Say validate, decide or evaluate.' },
  {
    pattern: /^tell(Activity|Client|Dispute|Notices|Paid|Session|Staff|Status)/,
    why: 'Say notify, or name the result.',
  },
  {
    pattern: /^note(Attention|Building|Call|FailedRefund|\w*Intent|Opening|Spent)$/,
    why: 'Say record or save.',
  },
  { pattern: /unsettled/i, why: 'A payment that fits no request is an unmatched payment.' },
  { pattern: /^(MOST|FEWEST|LEAST|LONGEST|SHORTEST)(_|$)/, why: 'Limits begin with MAX_ or MIN_.' },
  { pattern: /^use[A-Z]\w*Words$/, why: 'Texts that name values are labels.' },
  {
    pattern: /^(contend|goThrough|whileHeld|saysAll|doOrCancel)$/i,
    why: 'Use the standard term; see docs/glossary.md.',
  },
  { pattern: /^(read)?RowsBeyond$/i, why: 'Rows come after a cursor.' },
  {
    pattern: /^(openable(File|Request)|learnAttorney|whatIsLost|theOne|letDraftEnd)$/,
    why: 'Name what the function returns or does.',
  },
  {
    pattern: /^(lostRace|spendCall|noteDailyFigures|provePassword|proveSecondStep|mayLeaveAdmins)$/,
    why: 'Name what the function returns or does.',
  },
  {
    pattern: /^(isProvider|openerOf|takeDownloadAll|settleReadIntent|isPasswordOfName|runTasksAfterAnswer)$/,
    why: 'Name what the function returns or does.',
  },
  { pattern: /^(Payment|Invoice|Draft)News$|^newsFor$/, why: 'Say update, notification or warning.' },
  { pattern: /^askedFor$/i, why: 'Say missingInformation.' },
  {
    pattern: /^((send|invoice|dispute|probe|requestAccount|writeAccount)Mail|(Client|Account)Mail)$/,
    why: 'Say email, or notification for what is sent by email or text message.',
  },
  {
    pattern: /^(settingsOneByOne|withinDeadline|countedAddress|SlowOutage|OAuthJourney)$/,
    why: 'Use the standard term; see docs/decisions/vocabulary.md.',
  },
  {
    pattern:
      /^(read|change|create)?Register(Change|Decision|Document|Entry|Event|Refusal)$|^(read|change)Register$/,
    why: 'Say disclosure log.',
  },
  {
    pattern: /^a?Found(Disclosure|Request|Upload)|^Typed(Fields|Line|Lookup)$|^(coveredCount|FileOpening)$/,
    why: 'Name what it is; see docs/decisions/vocabulary.md.',
  },
  {
    pattern: /^(aBill|billRequest|cuttable|openWork|setCut|workItems)$|secondTr(y|ies)/i,
    why: 'Use the standard term; see docs/decisions/vocabulary.md.',
  },
  { pattern: /^regained$/i, why: 'Say recovered: earnings that a dispute returned.' },
  {
    pattern: /^(useWalk|(read)?ListPlace|TypedBeforeStart|readOnce|onceDocument|rememberStripeAccount)$/,
    why: 'Name what it is; see docs/decisions/vocabulary.md.',
  },
  {
    pattern: /^(un)?folded$|^(is|on)Fold(ed)?$|^Fold(ed|Props)/i,
    why: 'Parts of a page collapse and expand.',
  },
  {
    pattern: /^(PEPPER_MARK|pepperMark|markStripeAccount|(read|store)DeviceMark|publicDownloadMark)$/,
    why: 'Say fingerprint, device token or record.',
  },
];

/** Phrases in texts, comments, test titles and documents. */
export const bannedPhrases: readonly Banned[] = [
  { pattern: /stand or hang/i, why: 'Name the behavior that the test proves.' },
  { pattern: /these are the ways on/i, why: 'Say: Try one of these instead.' },
  { pattern: /the money is ours/i, why: 'Say: Dispute won.' },
  { pattern: /left to give back/i, why: 'Say: Fully refunded.' },
  { pattern: /works on the payment/i, why: 'Say: is processing the payment.' },
  { pattern: /as the portal does/i, why: 'Say: Portal default.' },
  { pattern: /what is to become of/i, why: 'Ask for the decision.' },
  { pattern: /first night is to come/i, why: 'Say that the first nightly run has not happened yet.' },
  { pattern: /keep both: together/i, why: 'Say: You need both to look up your request.' },
  { pattern: /unsettled/i, why: 'A payment that fits no request is an unmatched payment.' },
  { pattern: /gone for good/i, why: 'Say: permanently deleted.' },
  { pattern: /for lack of/i, why: 'Say what is missing.' },
  { pattern: /back with the payer/i, why: 'Say: the payer has the money back.' },
  { pattern: /pays for nothing of/i, why: 'Say: is not for anything in the portal.' },
  { pattern: /stands or falls|wants? something done|needs? no entry of its own/i, why: 'Say what to do.' },
  { pattern: /catalogue/i, why: 'American spelling: catalog.' },
  { pattern: /what you entered is kept;/i, why: 'Say: What you entered is still here.' },
  {
    pattern: /asked for again|pay the money back twice/i,
    why: 'Say: request payment again, or who gets the money.',
  },
  { pattern: /Stripe[’']s dashboard/i, why: 'Stripe calls it the Stripe Dashboard.' },
  { pattern: /\blook-ups?\b/i, why: 'The noun is lookup; the verb is look up.' },
  { pattern: /\bmails (about|for|in|of|to)\b|\baccount mails\b/i, why: 'Say emails. Mail is postal mail.' },
  { pattern: /begun elsewhere|at the same time\. Please/i, why: 'Say who did what, and what to do.' },
  { pattern: /put (it|this submission) back to pending/i, why: 'Say: return to pending.' },
  {
    pattern: /minutes before trying again/i,
    why: 'Say: try again in {{minutes}} min. That is also right for one minute.',
  },
  { pattern: /that is paid to date/i, why: 'Say: percentage paid to date.' },
  {
    pattern: /decide against it|stay as they are|worked off/i,
    why: 'Say: opt out, are not changed, or processed.',
  },
  {
    pattern:
      /\b(Add Item|Check Status|Create Account|Download All|Look Up|Mark as (Paid|Resolved)|Quick Add Items?|Save Changes|Start Again|Withdraw File)\b/,
    why: 'Sentence case. Only texts of the specification have other capitals.',
  },
  {
    pattern: /three to seven business days|seven days (and|after|from)|within seven days/i,
    why: 'Numbers of days are digits: 3-7 business days, 7 days.',
  },
  {
    pattern:
      /['"`](Lines|Images|Rows saved|Recovery codes left|Changed|Failed|Failures|Not processed|Seconds left|Withheld): (\{\{|\$\{|\d)|\(files: \{\{/,
    why: 'A count is a phrase: 2 lines, 1 row.',
  },
  { pattern: /\b(device|pepper) mark\b/i, why: 'Say device token or pepper fingerprint.' },
  { pattern: /\w meanwhile\b/, why: 'Say: in the meantime.' },
  { pattern: /\blists? of staff\b/i, why: 'It is not clear who is listed. Say the staff’s request list.' },
  {
    pattern: /\bfolded (parts?|by default)\b|\bunfold(s|ed)?\b/i,
    why: 'Parts of a page collapse and expand.',
  },
  {
    pattern: /nobody works on|that this one can be/i,
    why: 'Say: nobody is working on; make room for this one.',
  },
];
