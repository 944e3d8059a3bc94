import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { row, screenOnly } from '../../../components/layout/shapes.ts';
import { SHORT_WINDOW } from '../../../components/page/shortWindow.ts';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import {
  type BulkChange,
  type BulkSelection,
  MAX_BULK_ROWS,
} from '@portal/contract/requests/bulk/bulkAction.ts';
import { exportSelectedRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import type { RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { dayInDisplayZone } from '../../../lib/format.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import { saveCsv } from '../../../lib/saving/saveCsv.ts';
import type { Filters } from '../rules/listParams.ts';
import { BulkAssignForm, BulkDueDateForm, BulkStatusForm } from './BulkForms.tsx';
import { BulkMessageForm } from './BulkMessageForm.tsx';
import { BulkProgressDialog } from './BulkProgressDialog.tsx';
import { bulkSelectionOf, countOf, firstOf } from './rowSelection.ts';
import { useBulkAction } from './useBulkAction.ts';
import type { ListSelection } from './useRowSelection.ts';

const useStyles = makeStyles({
  // Below the rows and above the lower edge of the window. Beside a table it covers the filters, which would end the
  // selection, so that no row is covered or moves.
  place: {
    ...screenOnly,
    position: 'sticky',
    bottom: '12px',
    zIndex: 4,
    marginTop: '16px',
    [SHORT_WINDOW]: { position: 'static' },
    '@media (max-width: 599px)': { bottom: '8px' },
    '@media (min-width: 1280px)': { top: '60px', bottom: 'auto', height: 0, marginTop: 0 },
  },
  bar: {
    ...row('8px'),
    padding: '10px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    '& button': { minHeight: '36px', '@media (max-width: 599px)': { minHeight: '44px' } },
    '@media (max-width: 599px)': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '@media (min-width: 1280px)': {
      position: 'absolute',
      bottom: '7px',
      left: 0,
      right: 0,
      padding: '4px 8px',
      '& button': { minHeight: '36px', paddingInline: '6px', minWidth: 0 },
    },
  },
  count: { fontWeight: tokens.fontWeightSemibold, marginInlineEnd: '4px' },
  facts: {
    ...row('4px 8px'),
    marginInlineEnd: 'auto',
    '@media (max-width: 599px)': { gridColumn: '1 / -1', justifyContent: 'space-between' },
  },
  note: { flexBasis: '100%', margin: 0, color: tokens.colorNeutralForeground3 },
});

const forms = {
  assign: BulkAssignForm,
  status: BulkStatusForm,
  dueDate: BulkDueDateForm,
  message: BulkMessageForm,
} as const;

interface Props {
  selection: ListSelection;
  filters: Filters;
  list: RequestListPage;
}

/** The bar of the selected requests, with the dialogs of its actions. */
export function BulkActions({ selection: selected, filters, list }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const bulk = useBulkAction();
  const [form, setForm] = useState<BulkChange['kind'] | null>(null);
  const [isProgressOpen, setProgressOpen] = useState(false);
  const { selection } = selected;
  const { totalCount, countIsExact } = list.pagination;
  const count = countOf(selection, totalCount);
  const isTooMany = count > MAX_BULK_ROWS;
  const { state } = bulk;
  const titles = {
    assign: t('Assign requests'),
    status: t('Change status'),
    dueDate: t('Change due date'),
    message: t('Send message'),
  } as const;
  const [chosen, setKind] = useState<BulkChange['kind']>('status');
  const kind = 'progress' in state ? state.progress.change.kind : chosen;
  const Form = form && forms[form];
  const orderIds = new Map(
    selection.kind === 'rows' ? [...selection.rows.values()].map(({ _id, orderId }) => [_id, orderId]) : [],
  );
  const open = (next: BulkChange['kind']) => {
    bulk.forget();
    setKind(next);
    setForm(next);
  };
  const close = () => {
    setProgressOpen(false);
    if (state.kind === 'running' || state.kind === 'starting' || state.kind === 'finding') return;
    if (state.kind === 'ended') selected.clear();
    bulk.forget();
  };
  const isWorking = state.kind === 'running' || state.kind === 'starting' || state.kind === 'finding';
  const hasEndedUnseen = state.kind === 'ended' && !isProgressOpen;
  if (count === 0 && state.kind === 'idle') return null;
  return (
    <div className={styles.place}>
      <section className={styles.bar} aria-label={t('Selected requests')}>
        <div className={styles.facts}>
          <span role="status" className={styles.count}>
            {isWorking || hasEndedUnseen
              ? titles[kind]
              : t('{{requests}} selected', { requests: formatCount(count) })}
          </span>
          {isWorking && <SmallSpinner />}
          {(isWorking || hasEndedUnseen) && (
            <Button onClick={() => setProgressOpen(true)}>
              {isWorking ? t('Show progress') : t('Show results')}
            </Button>
          )}
          {!isWorking && !hasEndedUnseen && (
            <>
              {selection.kind === 'rows' &&
                count < totalCount &&
                countIsExact &&
                totalCount <= MAX_BULK_ROWS && (
                  <Button appearance="subtle" onClick={selected.selectMatching}>
                    {t('Select all {{total}} matching', { total: formatCount(totalCount) })}
                  </Button>
                )}
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('Clear selection')}
                title={t('Clear selection')}
                onClick={selected.clear}
              />
            </>
          )}
        </div>
        {!isWorking && !hasEndedUnseen && (
          <>
            <Button disabled={isTooMany} onClick={() => open('assign')}>
              {t('Assign')}
            </Button>
            <Button disabled={isTooMany} onClick={() => open('status')}>
              {t('Change status')}
            </Button>
            <Button disabled={isTooMany} onClick={() => open('dueDate')}>
              {t('Change due date')}
            </Button>
            <Button disabled={isTooMany} onClick={() => open('message')}>
              {t('Send message')}
            </Button>
            <ExportSelection
              selection={bulkSelectionOf(selection, filters, 'status')}
              isTooMany={isTooMany}
            />
            {(isTooMany || (totalCount > MAX_BULK_ROWS && selected.stateOf(list.requests) === true)) && (
              <p className={styles.note}>
                {t(
                  'You can select at most 500 requests at once. Narrow the filters or select fewer requests.',
                )}
              </p>
            )}
          </>
        )}
        {Form && (
          <Form
            count={count}
            first={firstOf(selection, list.requests)}
            onSubmit={(change) => {
              bulk.start(change, bulkSelectionOf(selection, filters, change.kind));
              setForm(null);
              setProgressOpen(true);
            }}
            onClose={() => setForm(null)}
          />
        )}
        {isProgressOpen && state.kind !== 'idle' && (
          <BulkProgressDialog
            title={titles[kind]}
            state={state}
            orderIds={orderIds}
            retryProblem={bulk.retryProblem}
            onRetry={bulk.retryFailed}
            onStartAgain={bulk.startAgain}
            onBack={() => {
              setProgressOpen(false);
              open(kind);
            }}
            onClose={close}
          />
        )}
      </section>
    </div>
  );
}

/** Exports the selected requests as a CSV file. */
function ExportSelection({ selection, isTooMany }: { selection: BulkSelection; isTooMany: boolean }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const save = useMutation({
    mutationFn: () => call(exportSelectedRequests, { body: { selection } }),
    onSuccess: ({ csv, rows, notFound }) => {
      saveCsv([csv], `requests-${dayInDisplayZone(new Date())}.csv`);
      const saved = t('{{rows}} rows', { count: rows, rows: formatCount(rows) });
      toasts.show({ type: 'success', message: t('Saved {{rows}}', { rows: saved }) });
      if (notFound.length === 0) return;
      toasts.show({
        type: 'warning',
        message: t('{{requests}} selected requests were not found and are not in the file.', {
          count: notFound.length,
          requests: formatCount(notFound.length),
        }),
      });
    },
    onError: ({ message }) => toasts.show({ type: 'error', message }),
  });
  return (
    <Button
      icon={save.isPending ? <SmallSpinner /> : <ArrowDownloadRegular />}
      disabled={isTooMany}
      disabledFocusable={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('Export CSV')}
    </Button>
  );
}
