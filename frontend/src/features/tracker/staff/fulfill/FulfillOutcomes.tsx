import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/Notice.tsx';
import { WithdrawFile } from '../../../files/release/WithdrawFile.tsx';
import type { Outcome, Part } from './sending/outcomes.ts';

interface Props {
  outcomes: readonly Outcome[];
  /** Why nothing was sent; null if the attempt got further. */
  problem: string | null;
  /** The names of sent files in which the scan found malware. */
  blockedFiles: readonly string[];
  request: StaffRequestView;
}

/** What the last attempt sent, and what it did not send and why. */
export function FulfillOutcomes({ outcomes, problem, blockedFiles, request }: Props) {
  const { t } = useTranslation();
  const done: Record<Part, string> = {
    documents: t('Documents: sent'),
    invoice: t('Invoice: sent'),
    status: t('Status and note: saved'),
  };
  const failed: Record<Part, (reason: string) => string> = {
    documents: (reason) => t('Documents: not sent. {{reason}}', { reason }),
    invoice: (reason) => t('Invoice: not sent. {{reason}}', { reason }),
    status: (reason) => t('Status and note: not saved. {{reason}}', { reason }),
  };
  const unconfirmed: Record<Part, (reason: string) => string> = {
    documents: (reason) => t('Documents: we could not confirm that they were sent. {{reason}}', { reason }),
    invoice: (reason) => t('Invoice: we could not confirm that it was sent. {{reason}}', { reason }),
    status: (reason) =>
      t('Status and note: we could not confirm that they were saved. {{reason}}', { reason }),
  };
  const notTried: Record<Part, string> = {
    documents: t('Documents: not sent yet'),
    invoice: t('Invoice: not sent yet'),
    status: t('Status and note: not saved yet'),
  };
  const textOf = (outcome: Outcome) => {
    if (outcome.kind === 'failed') return failed[outcome.part](outcome.reason);
    if (outcome.kind === 'unconfirmed') return unconfirmed[outcome.part](outcome.reason);
    if (outcome.kind === 'earlierTerms') {
      return t('Documents: already sent with the earlier terms, not the changed ones: {{names}}', {
        names: outcome.names,
      });
    }
    return outcome.kind === 'done' ? done[outcome.part] : notTried[outcome.part];
  };
  const infected = request.uploadedFiles.filter(
    ({ uploadedByAdmin, scan, deletedAt }) => uploadedByAdmin && scan === 'infected' && !deletedAt,
  );
  const withdrawals =
    infected.length > 0 &&
    infected.map((file) => <WithdrawFile key={file.fileId} requestId={request._id} file={file} />);
  function titleOf(): string {
    if (isIncomplete) return t('Not everything was sent');
    if (isUnconfirmed) return t('We could not confirm that everything was sent');
    return t('The documents were sent with the earlier terms');
  }
  if (problem !== null) {
    return (
      <Notice type="error" role="alert" title={t('Nothing was sent')}>
        {problem} {t('What you entered is still here.')}
      </Notice>
    );
  }
  if (blockedFiles.length > 0) {
    return (
      <Notice
        type="warning"
        role="alert"
        title={t('Everything was sent, except files with malware')}
        actions={withdrawals}
      >
        {t('The client can’t open these files. Replace them with clean copies:')}
        <ul>
          {blockedFiles.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (outcomes.every(({ kind }) => kind === 'done')) return null;
  const hasEarlierTerms = outcomes.some(({ kind }) => kind === 'earlierTerms');
  const isIncomplete = outcomes.some(({ kind }) => kind === 'failed' || kind === 'notSent');
  const isUnconfirmed = outcomes.some(({ kind }) => kind === 'unconfirmed');
  const hasRest = isIncomplete || isUnconfirmed;
  const title = titleOf();
  return (
    <Notice type={hasRest ? 'error' : 'warning'} role="alert" title={title} actions={withdrawals}>
      {hasEarlierTerms && t('Close the panel to change the terms of sent documents.')}{' '}
      {hasRest && t('Try again to send the rest. Nothing is sent twice.')}
      <ul>
        {outcomes.map((outcome) => (
          <li key={`${outcome.part}-${outcome.kind}`}>{textOf(outcome)}</li>
        ))}
      </ul>
    </Notice>
  );
}
