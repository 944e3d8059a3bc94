import { makeStyles, tokens } from '@fluentui/react-components';
import { DiamondDismiss12Filled } from '@fluentui/react-icons/svg/diamond-dismiss';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  error: {
    display: 'flex',
    gap: '4px',
    alignItems: 'flex-start',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorPaletteRedForeground1,
  },
  icon: { flexShrink: 0, display: 'flex', alignItems: 'center', height: tokens.lineHeightBase200 },
});

/**
 * The error below a control without `FieldShell`, whose errors look the same. It is not a live region, because the error
 * summary announces it.
 */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!message) return null;
  return (
    <span id={id} className={styles.error}>
      <span className={styles.icon} aria-hidden>
        <DiamondDismiss12Filled />
      </span>
      {t(message)}
    </span>
  );
}
