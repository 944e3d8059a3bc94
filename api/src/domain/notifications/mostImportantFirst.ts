import type { ClientNotification } from '../requests/taskSteps.ts';
import type { ReleaseState } from './releaseState.ts';

/** Documents that can be downloaded or paid for now. Others have the rank of `filesAdded`. */
const OPENABLE = 'openableFilesAdded';

/** What a client should read first: what they must do, then what they can do, then what happened. */
const order = [
  'feePaymentFailed',
  'filePaymentFailed',
  'invoicePaymentFailed',
  'itemsPaymentFailed',
  'submissionRejected',
  'missingReminder',
  OPENABLE,
  'downloadReminder',
  'invoiceSent',
  'downloadAllowed',
  'messageReceived',
  'filesAdded',
  'downloadDeclined',
  'fileWithdrawn',
  'scopeNarrowed',
  'statusChanged',
  'fileTermsChanged',
  'requestSubmitted',
  'updateReceived',
  'filePaid',
  'invoicePaid',
  'itemsPaid',
  'fileRefunded',
  'invoiceRefunded',
] as const satisfies readonly (ClientNotification['template'] | typeof OPENABLE)[];

/** Fails to compile if a template has no rank. */
type Unranked = Exclude<ClientNotification['template'], (typeof order)[number]>;
const rankOf = (template: Exclude<ClientNotification['template'], Unranked> | typeof OPENABLE): number =>
  order.indexOf(template);

/** The notifications with the most important one first, and the others in the order in which they happened. */
export function mostImportantFirst(
  notifications: readonly ClientNotification[],
  releaseOf: (fileIds: readonly string[]) => ReleaseState,
): readonly ClientNotification[] {
  const rank = (each: ClientNotification) => {
    if (each.template !== 'filesAdded') return rankOf(each.template);
    const { kind } = releaseOf(each.fileIds);
    return rankOf(kind === 'ready' || kind === 'toPay' ? OPENABLE : 'filesAdded');
  };
  const first = notifications.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1);
  return [...first, ...notifications.filter((each) => !first.includes(each))];
}
