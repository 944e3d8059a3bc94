import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import type { AttentionItem } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyWidget } from '../../../../components/card/EmptyWidget.tsx';
import { formatCount } from '../../../../lib/formatFigure.ts';
import { AttentionRow } from './AttentionRow.tsx';
import { type CollapsibleProps, Widget } from './Widget.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    flexShrink: 0,
    margin: '0 -8px',
    padding: 0,
    listStyleType: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  more: { margin: 'auto 0 0 -12px', paddingTop: '8px' },
});

/** How many requests a collapsed list shows. */
const MAX_COLLAPSED = 5;

interface Props extends CollapsibleProps {
  /** The most urgent requests, most urgent first. */
  items: readonly AttentionItem[];
  /** Number of all requests that need attention. */
  total: number;
  /** Today in the reader’s time zone, YYYY-MM-DD. */
  today: string;
}

/** The requests that need attention, with reasons, most urgent first. */
export function AttentionCard({ items, total, today, ...collapsible }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const listId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? items : items.slice(0, MAX_COLLAPSED);
  const moreCount = items.length - MAX_COLLAPSED;
  return (
    <Widget
      {...collapsible}
      title={t('Requests that need attention')}
      note={
        items.length === 0
          ? t('Most urgent first')
          : t('Showing {{shown}} of {{total}}, most urgent first', {
              shown: formatCount(shown.length),
              total: formatCount(total),
            })
      }
    >
      {items.length === 0 ? (
        <EmptyWidget
          icon={<CheckmarkCircleRegular />}
          title={t('Nothing needs attention')}
          text={t('Open requests that are overdue, due soon or waiting too long appear here.')}
        />
      ) : (
        <ul id={listId} className={styles.list}>
          {shown.map((item) => (
            <AttentionRow key={item._id} item={item} today={today} />
          ))}
        </ul>
      )}
      {moreCount > 0 && (
        <div className={styles.more}>
          <Button
            appearance="subtle"
            aria-expanded={isExpanded}
            aria-controls={listId}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? t('Show fewer') : t('Show {{total}} more', { total: formatCount(moreCount) })}
          </Button>
        </div>
      )}
    </Widget>
  );
}
