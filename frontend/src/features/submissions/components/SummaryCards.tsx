import { makeStyles, mergeClasses, shorthands, tokens, typographyStyles } from '@fluentui/react-components';
import type { QueueFigure, SubmissionPage } from '@portal/contract/submissions/schemas/submissionQueue.ts';
import { reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';
import { figureLabel } from '../rules/figureLabel.ts';
import type { QueueFilters } from '../rules/queueAddress.ts';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: '12px',
    margin: '0 0 16px',
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 599px)': {
      gridTemplateColumns: '1fr 1fr',
      gap: '8px',
      '& > li:last-child': { gridColumn: '1 / -1' },
    },
  },
  card: {
    display: 'grid',
    gap: '4px',
    width: '100%',
    height: '100%',
    padding: '12px 16px',
    fontFamily: 'inherit',
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    cursor: 'pointer',
    ':hover': shorthands.borderColor(tokens.colorBrandStroke1),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
  },
  label: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  value: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface Props {
  /** Undefined while it is on the way. */
  summary: SubmissionPage['summary'] | undefined;
  filters: QueueFilters;
  onFilter: (changed: Partial<QueueFilters>) => void;
}

const nothing: Partial<QueueFilters> = { state: '', attention: '' };

interface Card {
  key: string;
  label: string;
  figure: QueueFigure | undefined;
  /** What shows what it counts. */
  narrowed: Partial<QueueFilters>;
  isChosen: boolean;
}

/** How many submissions are in each state, and how many are pressing. A card narrows the queue to what it counts. */
export function SummaryCards({ summary, filters, onFilter }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const labels = useReviewLabels();
  const { state, attention } = filters;
  const cards: readonly Card[] = [
    ...reviewStates.map((key): Card => ({
      key,
      label: labels.states[key],
      figure: summary?.[key],
      narrowed: { state: key, attention: '' },
      isChosen: state === key && attention === '',
    })),
    {
      key: 'high',
      label: t('High attention'),
      figure: summary?.high,
      narrowed: { state: '', attention: 'high' },
      isChosen: state === '' && attention === 'high',
    },
  ];
  return (
    <ul className={styles.cards} aria-label={t('Submissions by state')}>
      {cards.map(({ key, label, figure, narrowed, isChosen }) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={isChosen}
            className={mergeClasses(styles.card, isChosen && styles.chosen)}
            onClick={() => onFilter(isChosen ? nothing : narrowed)}
          >
            <span className={styles.label}>{label}</span>{' '}
            <span className={styles.value}>{figure ? figureLabel(figure) : '–'}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
