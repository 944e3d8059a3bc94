import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyText, frame, line, plainButton } from '../layout/shapes.ts';
import type { ShownToast } from './useToasts.ts';

const icons = {
  success: CheckmarkCircleRegular,
  error: ErrorCircleRegular,
  warning: WarningRegular,
  info: InfoRegular,
};

const useStyles = makeStyles({
  slot: { minHeight: '80px', pointerEvents: 'none' },
  toast: {
    ...line(tokens.spacingHorizontalM),
    ...frame,
    ...bodyText,
    pointerEvents: 'auto',
    minHeight: '68px',
    boxSizing: 'border-box',
    padding: '12px 8px 12px 16px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    animationName: { from: { opacity: 0, transform: 'translateY(-8px)' } },
    animationDuration: '160ms',
  },
  icon: { fontSize: '20px', flexShrink: 0, display: 'flex' },
  success: { color: tokens.colorStatusSuccessForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground3 },
  info: { color: tokens.colorBrandForeground1 },
  message: { flexGrow: 1, alignSelf: 'center', overflowWrap: 'anywhere' },
  dismiss: {
    ...plainButton,
    flexShrink: 0,
    display: 'flex',
    padding: '6px',
    fontSize: '16px',
    color: tokens.colorNeutralForeground3,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** One toast. Its timer stops while it has the pointer or the focus. */
export function Toast({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isPaused, setIsPaused] = useState(false);
  const dismissAfterTimeout = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissAfterTimeout(), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, toast.durationMs]);
  const Icon = icons[toast.type];
  return (
    <li className={styles.slot}>
      <div
        className={styles.toast}
        data-toast={toast.type}
        role={toast.type === 'error' ? 'alert' : undefined}
        onPointerEnter={() => setIsPaused(true)}
        onPointerLeave={() => setIsPaused(false)}
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
      >
        <span className={mergeClasses(styles.icon, styles[toast.type])} aria-hidden>
          <Icon />
        </span>
        <span className={styles.message}>{toast.message}</span>
        <button type="button" className={styles.dismiss} aria-label={t('Dismiss')} onClick={onDismiss}>
          <DismissRegular />
        </button>
      </div>
    </li>
  );
}

/** Says that a call takes longer than usual. Disappears with its answer. */
export function SlowCallToast() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <li className={styles.slot}>
      <div className={styles.toast} data-toast="info">
        <span className={mergeClasses(styles.icon, styles.info)} aria-hidden>
          <InfoRegular />
        </span>
        <span className={styles.message}>
          {t('This takes longer than usual. Please keep this page open.')}
        </span>
      </div>
    </li>
  );
}
