import { makeStyles, tokens } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { use } from 'react';
import { inlineLine } from '../../../../components/layout/shapes.ts';
import { LiveRowsContext } from '../liveRows.ts';
import { formatList } from '../../../../lib/format.ts';
import { usePeopleLabel } from '../usePeopleLabel.ts';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  // On the upper edge of the row, so that no row moves and no value is covered.
  notes: {
    position: 'absolute',
    top: '-9px',
    left: '40px',
    zIndex: 2,
    display: 'flex',
    gap: '4px',
    maxWidth: 'calc(100% - 56px)',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
  },
  note: {
    ...inlineLine('4px'),
    minWidth: 0,
    padding: '0 8px',
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    whiteSpace: 'nowrap',
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** What a row says about itself: who has the request open, and that it changed. */
export function RowNotes({ requestId }: { requestId: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const peopleLabel = usePeopleLabel();
  const live = use(LiveRowsContext)?.live;
  if (!live) return null;
  const people = live.present.get(requestId) ?? [];
  const isLeft = live.left.has(requestId);
  const isChanged = live.changed.has(requestId);
  if (people.length === 0 && !isLeft && !isChanged) return null;
  return (
    <div className={styles.notes}>
      {(isLeft || isChanged) && (
        <span className={styles.note}>{isLeft ? t('No longer in this list') : t('Updated')}</span>
      )}
      {people.length > 0 && (
        <span className={styles.note} title={formatList(people.map(({ name }) => name))}>
          <EyeRegular aria-hidden />
          <span className={styles.text}>{peopleLabel(people)}</span>
        </span>
      )}
    </div>
  );
}
