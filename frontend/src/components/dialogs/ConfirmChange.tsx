import { makeStyles } from '@fluentui/react-components';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureTitle } from '../../lib/language/failureTitle.ts';
import { useListMutation } from '../../lib/query/useListMutation.ts';
import { Notice } from '../Notice.tsx';
import { FailedChange } from '../notices/FailedChange.tsx';
import { useToasts } from '../toasts/useToasts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const useStyles = makeStyles({ failure: { marginBottom: '12px' } });

export interface ConfirmChangeProps<Data> {
  title: string;
  /** Label of the primary button. Undefined: "Delete". */
  confirmLabel?: string;
  /** The change cannot be made in the current state. */
  disabled?: boolean;
  send: () => Promise<Data>;
  /** The queries that reload afterwards, also after a failure: what they show may be out of date. */
  keys?: readonly QueryKey[];
  /** The toast after success. */
  success?: string | ((data: Data) => string);
  /** What did not happen, as a title above the reason; or a sentence that includes the reason. */
  failure?: string | ((error: Error) => string);
  /** Called after success. Undefined: closes the dialog. */
  onDone?: (data: Data) => void;
  onClose: () => void;
  /** The consequences. */
  children: ReactNode;
}

/**
 * Asks before something is deleted or changed, and does it. If that fails, the dialog stays open and shows why; if the person
 * has left the page by then, a toast says what failed. The callbacks also run if the dialog is gone.
 */
export function ConfirmChange<Data>(props: ConfirmChangeProps<Data>) {
  const {
    title,
    confirmLabel,
    disabled,
    send,
    keys = [],
    success,
    failure,
    onDone,
    onClose,
    children,
  } = props;
  const { t } = useTranslation();
  const styles = useStyles();
  const toasts = useToasts();
  const { mutateAsync, isPending, error } = useListMutation(keys, send);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const failed = failure ?? t('Nothing was changed');
  async function change() {
    let data: Data;
    try {
      data = await mutateAsync(undefined);
    } catch (reason) {
      // The dialog shows it if it is still there.
      const message = typeof failed === 'function' ? failed(reason as Error) : failureTitle(reason, failed);
      if (!isShown.current) toasts.show({ type: 'error', message });
      return;
    }
    const message = typeof success === 'function' ? success(data) : success;
    if (message !== undefined) toasts.show({ type: 'success', message });
    if (onDone) onDone(data);
    else onClose();
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel ?? t('Delete')}
      isPending={isPending}
      disabled={disabled}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      {error && (
        <div className={styles.failure}>
          {typeof failed === 'function' ? (
            <Notice type="error" role="alert" title={failed(error)} />
          ) : (
            <FailedChange error={error} title={failed} />
          )}
        </div>
      )}
      {children}
    </ConfirmDialog>
  );
}
