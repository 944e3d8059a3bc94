import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileRow } from '../../components/file/FileRow.tsx';
import { FieldError } from '../../components/form/FieldError.tsx';
import { ProgressLine } from '../../components/ProgressLine.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { isRunning, type Upload } from './upload.ts';

interface Props {
  upload: Upload;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  /** Shown below the file. */
  children?: ReactNode;
}

/** Keeps the focus near a file that goes: on the last button of the next one, or on the field that adds files. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside
    ? [...beside.querySelectorAll('button')].at(-1)
    : row?.parentElement?.parentElement?.querySelector<HTMLElement>('input[type=file]');
  next?.focus();
}

/** One selected file with its progress and actions. Memoized, so that it re-renders only when its upload changes. */
export const UploadRow = memo(function UploadRow({ upload, onRetry, onRemove, children }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { id, name, size, state } = upload;
  const running = isRunning(upload);
  return (
    <FileRow
      name={name}
      size={size}
      detail={
        <>
          {state.kind === 'waiting' && t('Waiting')}
          {state.kind === 'sending' &&
            t('Uploading, {{percent}}%', { percent: Math.floor(state.sent * 100) })}
          {state.kind === 'done' && <span className={shared('success', 'semibold')}>{t('Uploaded')}</span>}
          {state.kind === 'failed' && t('Not uploaded')}
          {state.kind === 'refused' && t('Not accepted')}
        </>
      }
      actions={
        <>
          {state.kind === 'failed' && (
            <Button appearance="subtle" icon={<ArrowClockwiseRegular />} onClick={() => onRetry(id)}>
              {t('Retry')}
            </Button>
          )}
          <Button
            appearance="subtle"
            icon={running ? <DismissRegular /> : <DeleteRegular />}
            aria-label={running ? t('Cancel {{name}}', { name }) : t('Remove {{name}}', { name })}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onRemove(id);
            }}
          />
        </>
      }
    >
      {state.kind === 'sending' && (
        <div className={shared('above6')}>
          <ProgressLine value={state.sent} label={t('Uploading {{name}}', { name })} />
        </div>
      )}
      {(state.kind === 'failed' || state.kind === 'refused') && (
        <div className={shared('above6')}>
          <FieldError id={`upload-${id}-error`} message={t(state.text.template, state.text.values)} />
        </div>
      )}
      {children}
    </FileRow>
  );
});
