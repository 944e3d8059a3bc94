import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { BulkProgress, BulkRow } from '@portal/contract/requests/bulk/bulkAction.ts';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { column, line, plainList, smallFrame, wrap } from '../../../components/layout/shapes.ts';
import { FailedChange } from '../../../components/notices/FailedChange.tsx';
import { ProgressLine } from '../../../components/ProgressLine.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { formatCount } from '../../../lib/formatFigure.ts';
import type { BulkState } from './useBulkAction.ts';

const MAX_LIST_PX = 280;

const useStyles = makeStyles({
  content: { ...column('12px'), '& p': { margin: 0 } },
  status: { ...line('8px') },
  rows: {
    ...plainList,
    ...smallFrame,
    display: 'grid',
    alignContent: 'start',
    boxSizing: 'border-box',
    maxHeight: `${MAX_LIST_PX}px`,
    overflowY: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  row: {
    ...wrap('0 16px'),
    justifyContent: 'space-between',
    padding: '8px 12px',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  failure: { color: tokens.colorStatusDangerForeground1 },
  other: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  title: string;
  state: Exclude<BulkState, { kind: 'idle' }>;
  /** Order IDs that the browser knows, by request. */
  orderIds: ReadonlyMap<string, string>;
  retryProblem: Error | null;
  onRetry: () => void;
  onStartAgain: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** The progress of a bulk action and the result of each request. It can be closed at any time. */
export function BulkProgressDialog(props: Props) {
  const { title, state, orderIds, retryProblem, onRetry, onStartAgain, onBack, onClose } = props;
  const { t } = useTranslation();
  const styles = useStyles();
  const isEnded = state.kind === 'ended';
  const failed = isEnded ? state.progress.counts.failed + state.progress.counts.pending : 0;
  const isDone = failed === 0 && state.kind !== 'refused' && state.kind !== 'lost';
  return (
    <SmallDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button appearance={isDone ? 'primary' : 'secondary'} onClick={onClose}>
            {t('Close')}
          </Button>
          {state.kind === 'refused' && (
            <Button appearance="primary" onClick={onBack}>
              {t('Back')}
            </Button>
          )}
          {state.kind === 'lost' && (
            <Button appearance="primary" onClick={onStartAgain}>
              {t('Retry')}
            </Button>
          )}
          {failed > 0 && (
            <Button appearance="primary" onClick={onRetry}>
              {t('Retry {{failed}} failed', { failed: formatCount(failed) })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {(state.kind === 'starting' || state.kind === 'finding') && (
          <div role="status" className={styles.status}>
            <SmallSpinner />
            {state.kind === 'starting'
              ? t('Starting...')
              : t('The connection was lost. Looking for your change...')}
          </div>
        )}
        {state.kind === 'lost' && (
          <Notice type="warning" role="alert" title={t('The change was not started')}>
            {t('The connection was lost before the portal received your change. No request was changed.')}
          </Notice>
        )}
        {state.kind === 'refused' && (
          <Notice type="error" role="alert" title={t('No request was changed')}>
            {state.reason}
          </Notice>
        )}
        {state.kind === 'running' && <Running progress={state.progress} orderIds={orderIds} />}
        {isEnded && <Results progress={state.progress} orderIds={orderIds} />}
        {retryProblem && <FailedChange error={retryProblem} title={t('The retry failed')} />}
      </div>
    </SmallDialog>
  );
}

interface ResultsProps {
  progress: BulkProgress;
  orderIds: Props['orderIds'];
}

function Running({ progress, orderIds }: ResultsProps) {
  const { t } = useTranslation();
  const { total, counts } = progress;
  const processed = total - counts.pending;
  return (
    <>
      <p role="status">
        {t('{{processed}} of {{total}} requests', {
          processed: formatCount(processed),
          total: formatCount(total),
        })}
      </p>
      <ProgressLine value={processed / Math.max(total, 1)} label={t('Progress')} />
      <ResultList progress={progress} orderIds={orderIds} />
      <p>{t('You can close this window. The portal continues in the background.')}</p>
    </>
  );
}

function Results({ progress, orderIds }: ResultsProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { counts, rows } = progress;
  const isMessage = progress.change.kind === 'message';
  const facts = [
    isMessage
      ? t('{{number}} sent', { number: formatCount(counts.done) })
      : t('{{number}} changed', { number: formatCount(counts.done) }),
    ...(counts.unchanged > 0
      ? [t('{{number}} already had this value', { number: formatCount(counts.unchanged) })]
      : []),
    ...(counts.failed > 0 ? [t('{{number}} failed', { number: formatCount(counts.failed) })] : []),
    ...(counts.pending > 0 ? [t('{{number}} not processed', { number: formatCount(counts.pending) })] : []),
  ];
  const hasConflict = rows.some(({ failure }) => failure?.code === 'conflict');
  return (
    <>
      <p role="status">{facts.join(' · ')}</p>
      {hasConflict && !isMessage && (
        <p className={styles.other}>
          {t('A retry replaces changes that someone else made in the meantime.')}
        </p>
      )}
      <ResultList progress={progress} orderIds={orderIds} />
    </>
  );
}

const ROW_PX = 37;

/** The results so far, failed requests first. It has its final height from the start, so that the dialog does not grow. */
function ResultList({ progress: { rows, total, change }, orderIds }: ResultsProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const sorted = ['failed', 'pending', 'unchanged', 'done'].flatMap((outcome) =>
    rows.filter((row) => row.outcome === outcome),
  );
  return (
    <ul
      className={styles.rows}
      style={{ minHeight: `${Math.min(total * ROW_PX, MAX_LIST_PX)}px` }}
      aria-label={t('Results')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls by keyboard.
      tabIndex={0}
    >
      {sorted.map((row) => (
        <li key={row.requestId} className={styles.row}>
          <span>{row.orderId ?? orderIds.get(row.requestId) ?? row.requestId}</span>
          <Outcome row={row} isMessage={change.kind === 'message'} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ row: { outcome, failure }, isMessage }: { row: BulkRow; isMessage: boolean }) {
  const { t } = useTranslation();
  const styles = useStyles();
  switch (outcome) {
    case 'failed':
      return <span className={styles.failure}>{t(failure?.message ?? 'Failed')}</span>;
    case 'done':
      return <span>{isMessage ? t('Sent') : t('Changed', { context: 'request' })}</span>;
    case 'unchanged':
      return <span className={styles.other}>{t('Already had this value')}</span>;
    case 'pending':
      return <span className={styles.other}>{t('Not processed')}</span>;
  }
}
