import { makeStyles, tokens } from '@fluentui/react-components';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { smallText } from '../../../components/layout/shapes.ts';
import { formatDateTime, formatDeadline, formatMoney } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { DisputeMark } from '../../disputes/DisputeMark.tsx';
import { DisputeNotes } from '../../disputes/DisputeNotes.tsx';
import { PayAgainAfterDispute } from '../../invoices/components/PayAgainAfterDispute.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { otherPersonReasons } from '@portal/contract/files/schemas/otherPerson.ts';
import { withdrawalLabels } from '@portal/contract/files/schemas/withdrawal.ts';
import { ReplacementNote } from '../ReplacementNote.tsx';
import { FileComment } from '../FileComment.tsx';
import { AllowDownload } from './AllowDownload.tsx';
import { ChangeTerms } from './ChangeTerms.tsx';
import { ExtendWindow } from './ExtendWindow.tsx';
import { RefundFile } from './RefundFile.tsx';
import { releaseMarks, type WindowMark } from './rules/releaseMarks.ts';
import { WithdrawFile } from './WithdrawFile.tsx';

const OpenDownloadRequest = lazyComponent(
  async () => (await import('../downloadRequests/DownloadRequests.tsx')).OpenDownloadRequest,
);

const useStyles = makeStyles({
  marks: { display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: '6px' },
  line: { ...smallText, margin: '6px 0 0', color: tokens.colorNeutralForeground2 },
  downloads: { margin: '6px 0 0', padding: 0, listStyleType: 'none' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: '8px 0 2px' },
  downloadRequest: { margin: '10px 0 2px' },
});

interface Props {
  requestId: string;
  file: StaffFileView;
  now: Date;
  /** Whether the file can have a charge. */
  canCharge: boolean;
}

/** Notes on a released file for staff: terms, download window, downloads and actions. */
export function ReleaseNotes({ requestId, file, now, canCharge }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const isAdmin = useSession()?.role === 'admin';
  const { downloads, isDownloadUsed } = file;
  const asksForDownload = file.downloadRequest?.state === 'open' && !file.deletedAt;
  const { charge, embargoUntil, window } = releaseMarks(file, now);
  const canExtend = window.kind === 'expired';
  const actions = useRef<HTMLDivElement>(null);
  const isExtended = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isExtended.current && !canExtend && document.activeElement === document.body)
      actions.current?.querySelector('button')?.focus();
    isExtended.current = false;
  }, [canExtend]);
  // The client can neither pay for it nor open it.
  const isBlocked = !file.deletedAt && file.scan === 'infected';
  const windowStatus = isBlocked ? null : windowText(window, t);
  return (
    <>
      <ReplacementNote file={file} note={file.replacement?.note} />
      {file.adminComment && <FileComment>{file.adminComment}</FileComment>}
      {!isBlocked && (
        <div className={styles.marks}>
          {file.replacedBy && <Mark tone="attention">{t('Replaced')}</Mark>}
          <Mark>{charge ? formatMoney(charge.cents) : t('No charge')}</Mark>
          {charge && file.disputed !== 'lost' && (charge.isPaid || !file.deletedAt) && (
            <Mark tone={charge.isPaid ? 'good' : 'attention'}>
              {t(charge.isPaid ? 'Paid' : 'Unpaid', { context: 'file' })}
            </Mark>
          )}
          {file.disputed && <DisputeMark dispute={{ state: file.disputed }} />}
          {embargoUntil && !file.deletedAt && (
            <Mark tone="attention">
              {t('Embargo until {{time}}', { time: formatDeadline(embargoUntil) })}
            </Mark>
          )}
          {window.kind === 'active' && <Mark tone="good">{t('Window Active')}</Mark>}
        </div>
      )}
      <DisputeNotes
        disputes={file.disputes}
        payAgain={<PayAgainAfterDispute item={{ requestId, fileId: file.fileId, name: file.originalName }} />}
      />
      {file.redactedPages && (
        <p className={styles.line}>
          {t('Parts of {{count}} pages are redacted.', { count: file.redactedPages })}
        </p>
      )}
      {windowStatus && <p className={styles.line}>{windowStatus}</p>}
      {downloads.length > 0 && (
        <ul className={styles.downloads}>
          {downloads.map(({ at, by }) => (
            <li key={`${at} ${by}`} className={styles.line}>
              {by
                ? t('Downloaded by {{name}} on {{time}}', { name: by, time: formatDateTime(at) })
                : t('Downloaded with Order ID and code on {{time}}', { time: formatDateTime(at) })}
            </li>
          ))}
        </ul>
      )}
      {file.otherPerson && (
        <p className={styles.line}>
          {t('{{name}} released it although the text names another person: {{reason}}', {
            name: file.otherPerson.byName,
            reason: [t(otherPersonReasons[file.otherPerson.reason]), file.otherPerson.note]
              .filter(Boolean)
              .join('. '),
          })}
        </p>
      )}
      {file.unread && (
        <p className={styles.line}>
          {t('{{name}} released it with unchecked pages ({{pages}}): {{reason}}', {
            name: file.unread.byName,
            pages: file.unread.pages,
            reason: file.unread.reason,
          })}
        </p>
      )}
      {file.secondCheck && <p className={styles.line}>{secondCheckText(file.secondCheck, t)}</p>}
      {file.withdrawal && (
        <p className={styles.line}>
          {t('Withdrawn by {{name}}: {{reason}}', {
            name: file.withdrawal.byName,
            reason: [t(withdrawalLabels[file.withdrawal.reason]), file.withdrawal.note]
              .filter(Boolean)
              .join('. '),
          })}
        </p>
      )}
      {file.isRefundDue && (
        <p className={styles.line}>{t('The payment for this withdrawn file hasn’t been refunded yet.')}</p>
      )}
      {file.refundedAt && (
        <p className={styles.line}>
          {t('Payment refunded on {{time}}', { time: formatDateTime(file.refundedAt) })}
        </p>
      )}
      {asksForDownload && (
        <div className={styles.downloadRequest}>
          <OpenDownloadRequest
            requestId={requestId}
            file={file}
            title={t('The client asks for another download')}
          />
        </div>
      )}
      {isBlocked && <p className={styles.line}>{t('Withdraw this file and upload a clean copy.')}</p>}
      {!file.deletedAt && (
        <div ref={actions} className={styles.actions}>
          {canExtend && (
            <ExtendWindow
              requestId={requestId}
              file={file}
              onExtended={() => {
                isExtended.current = true;
              }}
            />
          )}
          {isDownloadUsed && !asksForDownload && (
            <AllowDownload requestId={requestId} file={file} reopensWindow={window.kind === 'expired'} />
          )}
          {canChangeTerms(file) && <ChangeTerms requestId={requestId} file={file} canCharge={canCharge} />}
          <WithdrawFile requestId={requestId} file={file} />
        </div>
      )}
      {file.isRefundDue && isAdmin && (
        <div className={styles.actions}>
          <RefundFile requestId={requestId} file={file} />
        </div>
      )}
    </>
  );
}

function secondCheckText(check: NonNullable<StaffFileView['secondCheck']>, t: TFunction): string {
  const { state, byName: name, at, note: reason } = check;
  const time = formatDateTime(at);
  return state === 'overridden'
    ? t('{{name}} released it without a second person on {{time}}: {{reason}}', { name, time, reason })
    : t('Second check by {{name}} on {{time}}.', { name, time });
}

function windowText(window: WindowMark, t: TFunction): string | null {
  switch (window.kind) {
    case 'none':
      return null;
    case 'opens':
      return t('Download window opens on {{time}}', { time: formatDeadline(window.at) });
    case 'active':
      return t('Download window active until {{time}}', { time: formatDeadline(window.until) });
    case 'expired':
      return window.extendedAt
        ? t('Window extended on {{time}} (expired)', { time: formatDateTime(window.extendedAt) })
        : t('Download window expired on {{time}}', { time: formatDateTime(window.since) });
  }
}

/** Returns whether to offer a change of terms. The server decides. */
function canChangeTerms(file: StaffFileView): boolean {
  if (
    file.isNotice ||
    file.deletedAt ||
    file.disputes ||
    file.isDownloadedByPublic ||
    file.scan === 'infected'
  )
    return false;
  return !file.isPaid && file.paymentState !== 'clearing';
}
