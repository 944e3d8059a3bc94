import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import type { AttentionItem } from '@portal/contract/analytics/endpoints/dashboard.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button.tsx';
import { EmptyWidget } from '../../../../components/card/EmptyWidget.tsx';
import { formatCount } from '../../../../lib/formatFigure.ts';
import { AttentionRow } from './AttentionRow.tsx';
import { Widget } from './Widget.tsx';

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

/** So many have room from the start. */
const SHOWN_FIRST = 5;

interface Props {
  /** The most urgent ones, in that order. */
  items: readonly AttentionItem[];
  /** How many there are in all. */
  total: number;
  /** The reader's day, YYYY-MM-DD. */
  today: string;
}

/** The requests that need attention, and why, most urgent first. */
export function AttentionCard({ items, total, today }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN_FIRST);
  const rest = items.length - SHOWN_FIRST;
  return (
    <Widget
      title={t('Requests that need attention')}
      note={
        items.length === 0
          ? t('Most urgent first')
          : t('Most urgent first: {{shown}} of {{total}}', {
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
      {rest > 0 && (
        <div className={styles.more}>
          <Button
            appearance="subtle"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('Show fewer') : t('Show {{total}} more', { total: formatCount(rest) })}
          </Button>
        </div>
      )}
    </Widget>
  );
}
