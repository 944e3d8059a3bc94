import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { ProgressLine } from '../../../components/ProgressLine.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import type { Filters, ListOrder } from '../rules/listParams.ts';
import { useListExport } from '../useListExport.ts';

const useStyles = makeStyles({
  button: { minHeight: '36px', '@media print': { display: 'none' } },
  progress: { order: 1, flexBasis: '100%', display: 'grid', gap: '8px' },
});

/** Exports the filtered list as a CSV file and shows the progress. */
export function ListExport({ filters, sort }: { filters: Filters; sort: ListOrder }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const { state, start, resume, cancel } = useListExport((rows) =>
    toasts.show({ type: 'success', message: t('Saved {{rows}}', { rows: rowsOf(rows) }) }),
  );
  const isWorking = state.kind === 'working';
  const cancelButton = (
    <Button className={styles.button} onClick={cancel}>
      {t('Cancel')}
    </Button>
  );
  return (
    <>
      <Button
        className={styles.button}
        icon={isWorking ? <SmallSpinner /> : <ArrowDownloadRegular />}
        disabledFocusable={isWorking}
        onClick={() => start(filters, sort)}
      >
        {t('Export CSV')}
      </Button>
      {state.kind === 'working' && (
        <div className={styles.progress}>
          <Row gap={16} rowGap={8} justify="between">
            <span role="status">{progressOf(state)}</span>
            {cancelButton}
          </Row>
          {state.total !== null && (
            <ProgressLine value={state.rows / Math.max(state.total, state.rows, 1)} label={t('Export CSV')} />
          )}
        </div>
      )}
      {state.kind === 'failed' && (
        <div className={styles.progress}>
          <Notice
            type="error"
            role="alert"
            title={t('The export stopped at {{progress}}', { progress: progressOf(state) })}
            actions={
              <>
                <Button className={styles.button} onClick={resume}>
                  {t('Retry')}
                </Button>
                {cancelButton}
              </>
            }
          >
            {state.reason}
          </Notice>
        </div>
      )}
    </>
  );

  function rowsOf(rows: number): string {
    return t('{{rows}} rows', { count: rows, rows: formatCount(rows) });
  }

  function progressOf({ rows, total }: { rows: number; total: number | null }): string {
    if (total === null) return rowsOf(rows);
    return t('{{rows}} of {{total}} rows', { rows: formatCount(rows), total: formatCount(total) });
  }
}
