import { Checkbox, type CheckboxProps, makeStyles } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListSelection } from './useRowSelection.ts';

const useStyles = makeStyles({
  box: { marginInlineStart: '-8px', '@media print': { display: 'none' } },
  pageBox: { marginInlineStart: '-8px', justifySelf: 'start', '@media print': { display: 'none' } },
});

const BOX = 'data-select-row';

interface Props {
  selection: ListSelection;
  /** The requests of the page. */
  requests: readonly RequestListItem[];
}

/**
 * The checkbox of a request. Shift selects all requests from the one before; Shift with an arrow key selects the next
 * one.
 */
export function RowBox({ selection, requests, request }: Props & { request: RequestListItem }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const onChange: CheckboxProps['onChange'] = ({ nativeEvent }) =>
    selection.toggle(requests, request, (nativeEvent as MouseEvent).shiftKey === true);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !event.shiftKey) return;
    event.preventDefault();
    const next = requests[requests.indexOf(request) + step];
    selection.set(next ? [request, next] : [request], true);
    const boxes = event.currentTarget.closest('table, ul')?.querySelectorAll<HTMLInputElement>(`[${BOX}]`);
    [...(boxes ?? [])].find((box) => box.value === next?._id)?.focus();
  };
  return (
    <Checkbox
      className={styles.box}
      aria-label={t('Select order {{orderId}}', { orderId: request.orderId })}
      checked={selection.has(request._id)}
      value={request._id}
      onChange={onChange}
      onKeyDown={onKeyDown}
      {...{ [BOX]: '' }}
    />
  );
}

/** The checkbox of all requests of the page. */
export function PageBox({ selection, requests, label }: Props & { label?: string }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const state = selection.stateOf(requests);
  return (
    <Checkbox
      className={label ? styles.pageBox : styles.box}
      {...(label ? { label } : { 'aria-label': t('Select all on this page') })}
      checked={state === 'mixed' ? 'mixed' : state}
      onChange={() => selection.set(requests, state !== true)}
    />
  );
}
