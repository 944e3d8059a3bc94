import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { accessibleBehindDialogs } from '../dialogs/accessibleBehindDialogs.ts';
import { keepOffControls } from './moveOffControls.ts';
import { SlowCallToast, Toast } from './Toast.tsx';
import type { ShownToast } from './useToasts.ts';
import { toastsTop } from './toastsTop.ts';

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    top: toastsTop,
    right: tokens.spacingHorizontalL,
    left: 'auto',
    width: 'min(380px, calc(100vw - 32px))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontFamily: tokens.fontFamilyBase,
    // Above dialogs, which Fluent renders at 1000000.
    zIndex: 1000001,
    pointerEvents: 'none',
    '@media print': { display: 'none' },
    // On a phone several toasts would cover the page's title, so a newer toast replaces a success message.
    '@media (max-width: 599px)': {
      '& > li:not(:last-child):not(:has([data-toast="error"]))': { display: 'none' },
    },
  },
});

/** Renders the toasts, each at least 80 px below the previous one. */
export function ToastRegion({
  toasts,
  isSlow,
  onDismiss,
}: {
  toasts: readonly ShownToast[];
  /** A call takes longer than usual. */
  isSlow: boolean;
  onDismiss: (id: number) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const region = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => (region.current ? keepOffControls(region.current) : undefined), [toasts, isSlow]);
  return createPortal(
    <section aria-label={t('Notifications')} {...accessibleBehindDialogs}>
      <ol ref={region} className={styles.region} aria-live="polite" aria-relevant="additions">
        {isSlow && <SlowCallToast />}
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
