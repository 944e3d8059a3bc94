import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hintText, line } from '../../../../components/layout/shapes.ts';
import { formatDay } from '../../../../lib/format.ts';
import { AttentionReasonLabel, type ReasonProps } from './AttentionReasonLabel.tsx';

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gap: '2px',
    minHeight: '64px',
    boxSizing: 'border-box',
    alignContent: 'center',
    padding: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  line: { ...line('12px'), justifyContent: 'space-between', minWidth: 0 },
  link: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusMedium },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  aside: { ...hintText, whiteSpace: 'nowrap' },
  // A long Order ID gets its own line.
  wraps: { flexWrap: 'wrap', gap: '0 12px' },
  order: { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

/** A request that needs attention. Its link covers the whole row; the reason describes it. */
export function AttentionRow({ item, today }: ReasonProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const id = useId();
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <Link
          to={`/dashboard/request/${item._id}`}
          className={styles.link}
          title={`${item.orderId} · ${item.facilityName}`}
          aria-describedby={`${id}order ${id}reason`}
        >
          {item.patientName || t('Unknown Patient')}
        </Link>
        {item.isPaused && <span className={styles.aside}>{t('Paused')}</span>}
        {item.dueDate && (
          <time className={styles.aside} dateTime={item.dueDate}>
            {t('Due {{day}}', { day: formatDay(item.dueDate, 'medium') })}
          </time>
        )}
      </div>
      <div className={mergeClasses(styles.line, styles.wraps)}>
        <span id={`${id}reason`}>
          <AttentionReasonLabel item={item} today={today} />
        </span>
        <span id={`${id}order`} className={mergeClasses(styles.aside, styles.order)}>
          {t('Order {{orderId}}', { orderId: item.orderId })}
        </span>
      </div>
    </li>
  );
}
