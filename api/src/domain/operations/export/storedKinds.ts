/** A stored document without its content. */
export interface DocumentKey {
  readonly id: string;
  readonly type?: unknown;
  /** The partition in `views` and `audit`. */
  readonly pk?: unknown;
  /** The partition in `requests`. */
  readonly requestId?: unknown;
}

/**
 * Where the export puts a document. `request`: the file of its request. `configuration`: a file of its own. `trail`: the
 * audit trail. `issued file`: read with the accounting that issued it. Lists have one line for each document.
 */
export type Destination =
  | 'request'
  | 'configuration'
  | 'trail'
  | 'issued file'
  | 'accounts'
  | 'address-books'
  | 'workspaces'
  | 'disclosure-log'
  | 'payouts'
  | 'transactions'
  | 'unmatched-payments'
  | 'attention-shares';

/** What the export does with a kind of document; `leftOut` is why it is not in it. */
type Treatment = { readonly to: Destination } | { readonly leftOut: string };

type Kind = Treatment & { readonly matches: (document: DocumentKey) => boolean };

const DISCLOSURES = 'disclosures';
const DEMO = 'req_demo-downloads-of-samples';

const DERIVED = 'lists, counters and search words, which follow from the requests';
const SECRET = 'sessions, codes, tokens, links and sign-ins in progress';
const WORKING = 'work in progress of the portal: tasks, leases, zips, bulk actions and counters';
const NOT_SENT = 'requests that were saved or paid for, but not submitted yet';
const KEYED =
  'lookups by hashes of verification codes, uploads, payments, email addresses and identities of other providers';
const DEMO_ONLY = 'downloads of the demo page';

const ofTypes = (...types: readonly string[]) => ({
  matches: ({ type }: DocumentKey) => types.includes(String(type)),
});
const withPrefix = (...prefixes: readonly string[]) => ({
  matches: ({ id }: DocumentKey) => prefixes.some((prefix) => id.startsWith(`${prefix}|`)),
});
const withId = (...ids: readonly string[]) => ({ matches: ({ id }: DocumentKey) => ids.includes(id) });
const inPartition = (pattern: RegExp) => ({ matches: ({ pk }: DocumentKey) => pattern.test(String(pk)) });

/**
 * Every kind of document that the portal stores, by container; the first match counts. A new kind must be added here.
 * Until then the export reports it instead of guessing whether it contains a secret.
 */
const kinds: Readonly<Record<string, readonly Kind[]>> = {
  requests: [
    {
      ...ofTypes('task', 'bundle', 'bulk-action', 'bulk-rows', 'idempotency', 'staff-notice'),
      leftOut: WORKING,
    },
    { ...ofTypes('head'), leftOut: WORKING },
    { matches: ({ requestId }) => requestId === DEMO, leftOut: DEMO_ONLY },
    { ...ofTypes('outside-disclosure', 'suspension', 'accounting'), to: 'disclosure-log' },
    { matches: ({ type, requestId }) => type === 'event' && requestId === DISCLOSURES, to: 'disclosure-log' },
    { ...ofTypes('issued-file'), to: 'issued file' },
    {
      ...ofTypes(
        'request',
        'assembly',
        'event',
        'message',
        'download',
        'downloaded',
        'more-subjects',
        'incident',
        'incident-letter',
        'notice',
      ),
      to: 'request',
    },
  ],
  accounts: [
    { ...withPrefix('user'), to: 'accounts' },
    { ...withPrefix('address-book'), to: 'address-books' },
    { ...withPrefix('workspace'), to: 'workspaces' },
    {
      ...withPrefix('session', 'phone-code', 'oauth', 'reset', 'invitation', 'address', 'rate', 'attempts'),
      leftOut: SECRET,
    },
    { ...withPrefix('draft', 'unfinished', 'unfinished-list'), leftOut: NOT_SENT },
    {
      ...withPrefix(
        'order',
        'intent',
        'identity',
        'uploads',
        'upload-key',
        'upload-claim',
        'announced',
        'sent-email',
        'bounces',
      ),
      leftOut: KEYED,
    },
    { ...withPrefix('restore', 'lease', 'work', 'presence'), leftOut: WORKING },
    {
      ...withId(
        'admins',
        'outbox-sweep',
        'reconciliation',
        'transaction-copy',
        'operator-runs',
        'email-delay',
        'delivery-reports',
      ),
      leftOut: WORKING,
    },
  ],
  config: [
    {
      ...withId(
        'pepper-fingerprint',
        'setup-sample',
        'row-renewal-search',
        'deadline-move',
        'report-filling',
      ),
      leftOut: WORKING,
    },
    {
      ...withId(
        'authority-checklists',
        'copy-services-and-notices',
        'deadline-rules',
        'facilities',
        'message-templates',
        'page-check-rules',
        'quick-add-items',
        'redaction-reasons',
        'report-zones',
        'retention',
        'retention-runs',
        'review-checklist',
        'setup-dismissal',
        'shared-views',
        'statuses',
        'stripe-account',
        'substance-use-notice',
      ),
      to: 'configuration',
    },
    { matches: ({ id }) => /^invoice-numbers-\d{4}$/.test(id), to: 'configuration' },
  ],
  views: [
    { matches: ({ pk, id }) => pk === 'payouts' && id !== 'sums', to: 'payouts' },
    { matches: ({ pk, id }) => String(pk).startsWith('transactions|') && id !== 'sums', to: 'transactions' },
    { ...inPartition(/^unmatched-payments$/), to: 'unmatched-payments' },
    { matches: ({ pk, id }) => String(pk).startsWith('day|') && id === 'attention', to: 'attention-shares' },
    {
      ...inPartition(
        /^(list-months|receivables|people|open-payments|overview(\|\d+)?|(transactions|list|mine|day|month|reports|attorney)\|.*)$/,
      ),
      leftOut: DERIVED,
    },
  ],
  audit: [{ ...inPartition(/^(seal|\d{4}-\d\d-\d\d\|\d)$/), to: 'trail' }],
};

/** The lists with one line of JSON for each document. */
export const lineLists = [
  'accounts',
  'address-books',
  'workspaces',
  'disclosure-log',
  'payouts',
  'transactions',
  'unmatched-payments',
  'attention-shares',
] as const satisfies readonly Destination[];

/** What the export leaves out. The README of an export lists it. */
export const leftOutKinds: readonly string[] = [
  'passwords, second steps, and all other secrets of accounts',
  ...new Set(Object.values(kinds).flatMap((ofContainer) => ofContainer.flatMap((kind) => leftOutOf(kind)))),
  'files that are infected or not yet scanned, and files that were deleted',
  'sources of packets, with the order of their pages: what is released is a document of the request',
];

function leftOutOf(kind: Treatment): string[] {
  return 'leftOut' in kind ? [kind.leftOut] : [];
}

/** What the export does with a document; null for a kind that it does not know. */
export function treatmentOf(container: string, document: DocumentKey): Treatment | null {
  return kinds[container]?.find(({ matches }) => matches(document)) ?? null;
}

/** A name for a kind that the export does not know, without personal data: ids begin with their kind. */
export function unknownKind(container: string, { id, type, pk }: DocumentKey): string {
  const kind = [type, pk, id].find((each) => typeof each === 'string') as string;
  return `${container}: ${/^[a-z-]{1,40}/.exec(kind)?.[0] ?? 'without a name'}`;
}
