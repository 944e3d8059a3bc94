import { makeStyles, tokens } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { use } from 'react';
import { LiveRowsContext } from '../liveRows.ts';
import { usePeopleLabel } from '../usePeopleLabel.ts';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  notes: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorBrandForeground1,
    overflowWrap: 'anywhere',
  },
  people: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
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
      {isLeft ? <span>{t('No longer in this list')}</span> : isChanged && <span>{t('Updated')}</span>}
      {people.length > 0 && (
        <span className={styles.people}>
          <EyeRegular aria-hidden />
          {peopleLabel(people)}
        </span>
      )}
    </div>
  );
}
