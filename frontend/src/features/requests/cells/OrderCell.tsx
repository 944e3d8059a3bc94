import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  order: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' },
  number: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  noWrap: { whiteSpace: 'nowrap' },
  clamped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  files: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Order IDs up to this length do not wrap, not even at hyphens. */
const MAX_NO_WRAP_LENGTH = 20;

/** The Order ID and the number of uploaded files. */
export function OrderCell({
  orderId,
  uploadedFiles,
  isClamped = false,
}: Pick<RequestListItem, 'orderId' | 'uploadedFiles'> & {
  /** A long ID ends after two lines; the whole ID is the tooltip. */
  isClamped?: boolean;
}) {
  const { t } = useTranslation();
  const styles = useStyles();
  const label = uploadedFiles === 1 ? t('1 file') : t('{{number}} files', { number: uploadedFiles });
  return (
    <span className={styles.order}>
      <span
        className={mergeClasses(
          styles.number,
          isClamped ? styles.clamped : orderId.length <= MAX_NO_WRAP_LENGTH && styles.noWrap,
        )}
        title={isClamped ? orderId : undefined}
      >
        {orderId}
      </span>
      {uploadedFiles > 0 && (
        <span className={styles.files} role="img" aria-label={label} title={label}>
          <AttachRegular aria-hidden />
          {uploadedFiles}
        </span>
      )}
    </span>
  );
}
