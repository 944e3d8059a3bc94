import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark';
import { useTranslation } from 'react-i18next';
import { phaseOf, phases, type Phase } from '../rules/phaseOf.ts';

const line = {
  content: '""',
  position: 'absolute',
  top: '11px',
  height: '2px',
  backgroundColor: tokens.colorNeutralStroke1,
} as const;

/** The first stage is left-aligned and the last right-aligned. Lines connect the dots. */
const useStyles = makeStyles({
  track: { display: 'flex', listStyleType: 'none', margin: 0, padding: 0 },
  stage: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
    '::before': { ...line, left: 0, right: 'calc(50% + 12px)' },
    '::after': { ...line, left: 'calc(50% + 12px)', right: 0 },
    '&:first-child': { alignItems: 'flex-start', textAlign: 'left' },
    '&:first-child::before': { display: 'none' },
    '&:first-child::after': { left: '24px' },
    '&:last-child': { alignItems: 'flex-end', textAlign: 'right' },
    '&:last-child::before': { right: '24px' },
    '&:last-child::after': { display: 'none' },
  },
  reached: {
    color: tokens.colorNeutralForeground1,
    '::before': { backgroundColor: tokens.colorCompoundBrandStroke },
  },
  passed: { '::after': { backgroundColor: tokens.colorCompoundBrandStroke } },
  dot: {
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    display: 'grid',
    placeItems: 'center',
  },
  dotDone: {
    backgroundColor: tokens.colorCompoundBrandStroke,
    ...borderColors(tokens.colorCompoundBrandStroke),
    color: tokens.colorNeutralBackground1,
    fontSize: '14px',
  },
  dotCurrent: {
    ...borderColors(tokens.colorCompoundBrandStroke),
    '::after': {
      content: '""',
      width: '10px',
      height: '10px',
      borderRadius: '50%',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  label: { ...typographyStyles.body1 },
  current: { ...typographyStyles.body1Strong },
});

function borderColors(color: string) {
  return { borderTopColor: color, borderRightColor: color, borderBottomColor: color, borderLeftColor: color };
}

/** Shows the phase of a request. Renders nothing for a canceled request. */
export function ProgressTrack({ status }: { status: string }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const currentPhase = phaseOf(status);
  if (!currentPhase) return null;

  const labels: Record<Phase, string> = {
    received: t('Received'),
    inProgress: t('In progress'),
    completed: t('Completed'),
  };
  const currentIndex = phases.indexOf(currentPhase);
  return (
    <ol className={styles.track} aria-label={t('Progress')}>
      {phases.map((phase, index) => {
        const isDone = index < currentIndex || currentPhase === 'completed';
        const isCurrent = index === currentIndex;
        return (
          <li
            key={phase}
            aria-current={isCurrent ? 'step' : undefined}
            className={mergeClasses(
              styles.stage,
              index < currentIndex && styles.passed,
              index <= currentIndex && styles.reached,
            )}
          >
            <span
              className={mergeClasses(styles.dot, isDone ? styles.dotDone : isCurrent && styles.dotCurrent)}
              aria-hidden
            >
              {isDone && <CheckmarkFilled />}
            </span>
            <span className={mergeClasses(styles.label, isCurrent && styles.current)}>{labels[phase]}</span>
          </li>
        );
      })}
    </ol>
  );
}
