import { makeStyles, mergeClasses, shorthands, tokens, typographyStyles } from '@fluentui/react-components';
import type { QueueFigure, SubmissionPage } from '@portal/contract/submissions/schemas/submissionQueue.ts';
import { reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';
import { figureLabel } from '../rules/figureLabel.ts';
import type { QueueFilters } from '../rules/queueParams.ts';

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
    // On one line where it fits, so that the queue starts higher.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 8px',
    width: '100%',
    height: '100%',
    padding: '8px 16px',
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
  selected: {
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
  /** Undefined while loading. */
  summary: SubmissionPage['summary'] | undefined;
  filters: QueueFilters;
  onFilter: (changed: Partial<QueueFilters>) => void;
}

const noSelection: Partial<QueueFilters> = { state: '', attention: '' };

interface Card {
  key: string;
  label: string;
  figure: QueueFigure | undefined;
  /** The filters that show what the card counts. */
  cardFilters: Partial<QueueFilters>;
  isSelected: boolean;
}

/** The number of submissions in each state and with high attention. Clicking a card filters the queue. */
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
      cardFilters: { state: key, attention: '' },
      isSelected: state === key && attention === '',
    })),
    {
      key: 'high',
      label: t('High attention'),
      figure: summary?.high,
      cardFilters: { state: '', attention: 'high' },
      isSelected: state === '' && attention === 'high',
    },
  ];
  return (
    <ul className={styles.cards} aria-label={t('Submissions by state')}>
      {cards.map(({ key, label, figure, cardFilters, isSelected }) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={isSelected}
            className={mergeClasses(styles.card, isSelected && styles.selected)}
            onClick={() => onFilter(isSelected ? noSelection : cardFilters)}
          >
            <span className={styles.label}>{label}</span>{' '}
            <span className={styles.value}>{figure ? figureLabel(figure) : '–'}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
