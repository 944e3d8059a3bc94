import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { type MovedDeadline, previewDeadlines, saveDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../components/dialogs/ConfirmChange.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ProgressLine } from '../../components/ProgressLine.tsx';
import { bodyText, column, smallFrame } from '../../components/layout/shapes.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { formatDay } from '../../lib/format.ts';
import { saveCsv } from '../../lib/saving/saveCsv.ts';
import { deadlineKeys, managedDeadlinesQuery } from './managedDeadlines.ts';

const MAX_LISTED = 200;

const useStyles = makeStyles({
  content: { ...column('12px'), '& p': { margin: 0 } },
  list: {
    ...smallFrame,
    ...bodyText,
    display: 'grid',
    gap: '4px',
    maxHeight: '240px',
    margin: 0,
    padding: '8px 12px',
    overflowY: 'auto',
    listStyleType: 'none',
    '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  },
  days: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  download: { justifySelf: 'start' },
  checkbox: { marginLeft: '-8px' },
});

interface Props {
  rules: DeadlineRules;
  /** The version that the changes began with. */
  version: number;
  /** The rules are as saved; only the review of counsel is confirmed. */
  isReviewedByCounsel: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Shows which open deadlines the changed rules move, then saves them. After a conflict, the next attempt replaces what is stored then. */
export function SaveDialog({ rules, version, isReviewedByCounsel, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(version);
  const [isReviewed, setReviewed] = useState(isReviewedByCounsel);
  const preview = useDeadlinePreview(rules);
  async function save() {
    try {
      return await call(saveDeadlines, { body: { rules, seen, isReviewedByCounsel: isReviewed } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        const latest = await queryClient.fetchQuery({ ...managedDeadlinesQuery, staleTime: 0 });
        setSeen(latest.version);
      }
      throw error;
    }
  }
  const count = preview.moved.length;
  return (
    <ConfirmChange
      title={t('Save the deadline rules?')}
      confirmLabel={count === 0 ? t('Save') : t('Save and move {{count}} deadlines', { count })}
      disabled={!preview.isDone}
      send={save}
      keys={deadlineKeys}
      success={t('Deadline rules saved')}
      failure={t('The deadline rules were not saved')}
      onDone={onSaved}
      onClose={onClose}
    >
      <div className={styles.content}>
        <Moved preview={preview} />
        <Checkbox
          className={styles.checkbox}
          label={t('Counsel reviewed these rules')}
          checked={isReviewed}
          onChange={(_, { checked }) => setReviewed(checked === true)}
        />
      </div>
    </ConfirmChange>
  );
}

/** Progress, then the deadlines that move. */
function Moved({ preview: { examined, total, moved, isDone, problem } }: { preview: DeadlinePreview }) {
  const { t } = useTranslation();
  const styles = useStyles();
  if (problem !== null) {
    return (
      <Notice type="error" role="alert" title={t('We couldn’t check which deadlines would move')}>
        {problem}
      </Notice>
    );
  }
  if (!isDone) {
    return (
      <>
        <p role="status">
          {t('Checking open requests: {{examined}} of {{total}}', {
            examined,
            total: Math.max(total, examined),
          })}
        </p>
        <ProgressLine
          value={total === 0 ? 0 : Math.min(1, examined / total)}
          label={t('Checking open requests')}
        />
      </>
    );
  }
  const count = moved.length;
  if (count === 0) return <p role="status">{t('No open deadline moves.')}</p>;
  const download = () =>
    saveCsv(
      ['\uFEFF', ['requestId,orderId,from,to', ...moved.map(rowOf)].map((line) => `${line}\r\n`).join('')],
      'deadlines.csv',
    );
  return (
    <>
      <p role="status">
        {t('{{count}} open deadlines move. The change is recorded in the history of each request.', {
          count,
        })}{' '}
        {t('Clients see the expected date on the request page. We don’t email them about it.')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls by keyboard. */}
      <ul className={styles.list} tabIndex={0} aria-label={t('Deadlines that move')}>
        {moved.slice(0, MAX_LISTED).map(({ requestId, orderId, from, to }) => (
          <li key={requestId}>
            <span>{orderId}</span>
            <span className={styles.days}>
              {formatDay(from, 'medium')} → {formatDay(to, 'medium')}
            </span>
          </li>
        ))}
      </ul>
      {count > MAX_LISTED && (
        <p>{t('And {{number}} more, which are in the file.', { number: count - MAX_LISTED })}</p>
      )}
      <Button className={styles.download} icon={<ArrowDownloadRegular />} onClick={download}>
        {t('Download all as CSV')}
      </Button>
    </>
  );
}

/** Order IDs are entered by clients: quoted, and never read as a formula. */
function rowOf({ requestId, orderId, from, to }: DeadlinePreview['moved'][number]): string {
  const safe = /^[=+\-@\t\r]/.test(orderId) ? `'${orderId}` : orderId;
  return [requestId, `"${safe.replaceAll('"', '""')}"`, from, to].join(',');
}

/** What changed rules would move, as far as it is known. */
interface DeadlinePreview {
  readonly examined: number;
  readonly total: number;
  readonly moved: readonly MovedDeadline[];
  readonly isDone: boolean;
  /** Null if no call failed. */
  readonly problem: string | null;
}

const start: DeadlinePreview = { examined: 0, total: 0, moved: [], isDone: false, problem: null };

/** Asks part by part which open deadlines the rules would move. The rules must not change while it is shown. */
function useDeadlinePreview(rules: DeadlineRules): DeadlinePreview {
  const [preview, setPreview] = useState(start);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    async function ask(): Promise<void> {
      let cursor: string | null = '';
      while (cursor !== null && !signal.aborted) {
        const part: DataOf<typeof previewDeadlines> = await call(previewDeadlines, {
          body: { rules, cursor },
          signal,
        });
        const { examined, total, moved, nextCursor } = part;
        cursor = nextCursor;
        setPreview((before) => ({
          examined: before.examined + examined,
          total,
          moved: [...before.moved, ...moved],
          isDone: nextCursor === null,
          problem: null,
        }));
      }
    }
    ask().catch((error: unknown) => {
      if (signal.aborted) return;
      const problem = error instanceof Error ? error.message : String(error);
      setPreview((before) => ({ ...before, problem }));
    });
    return () => stop.abort();
  }, [rules]);
  return preview;
}
