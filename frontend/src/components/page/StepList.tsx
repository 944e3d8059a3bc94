import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark';
import { useTranslation } from 'react-i18next';
import { ellipsis, focusRing, line, plainList, screenOnly, smallText } from '../layout/shapes.ts';

const useStyles = makeStyles({
  list: { ...plainList, ...screenOnly, position: 'relative', display: 'flex', gap: '8px' },
  item: { flexGrow: 1, flexBasis: 0, minWidth: 0 },
  step: {
    ...line('8px'),
    width: '100%',
    boxSizing: 'border-box',
    padding: '10px 0 0',
    '@media (max-width: 719px)': { minHeight: '32px' },
    font: 'inherit',
    ...smallText,
    textAlign: 'left',
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    border: 'none',
    borderTop: `3px solid ${tokens.colorNeutralStroke2}`,
  },
  done: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    color: tokens.colorNeutralForeground2,
  },
  current: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  /** On phones the bars are a progress bar, which must agree with the one at the bottom. */
  ahead: { '@media (max-width: 719px)': { ...shorthands.borderColor(tokens.colorNeutralStroke2) } },
  clickable: {
    ...focusRing,
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  sign: {
    display: 'flex',
    flexShrink: 0,
    fontSize: '14px',
    color: tokens.colorBrandForeground1,
    '@media (max-width: 719px)': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  title: {
    ...ellipsis,
    '@media (max-width: 719px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      clipPath: 'inset(50%)',
    },
  },
  /** On phones only the open step has a title, below the row of all steps. */
  currentTitle: {
    '@media (max-width: 719px)': {
      left: 0,
      bottom: 0,
      width: 'auto',
      maxWidth: '100%',
      height: 'auto',
      clipPath: 'none',
      pointerEvents: 'none',
    },
  },
});

interface Props {
  /** Translated. */
  titles: readonly string[];
  current: number;
  /** Steps up to this one may be opened. */
  furthest: number;
  /** No step can be opened. */
  locked: boolean;
  onOpen?: (step: number) => void;
}

/** The steps of the form with check marks; earlier steps are links back. */
export function StepList({ titles, current, furthest, locked, onOpen }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <nav aria-label={t('Request steps')}>
      <ol className={styles.list}>
        {titles.map((title, index) => {
          const step = index + 1;
          const isDone = step < current || (step < furthest && step !== current);
          const canOpen = !locked && step !== current && step <= furthest;
          const className = mergeClasses(
            styles.step,
            isDone && styles.done,
            step > current && styles.ahead,
            step === current && styles.current,
            canOpen && styles.clickable,
          );
          const label = (
            <>
              {isDone && (
                <span className={styles.sign}>
                  <CheckmarkFilled aria-label={t('Done')} />
                </span>
              )}
              <span className={mergeClasses(styles.title, step === current && styles.currentTitle)}>
                {title}
              </span>
            </>
          );
          return (
            <li key={title} className={styles.item} aria-current={step === current ? 'step' : undefined}>
              {canOpen ? (
                <button type="button" className={className} onClick={() => onOpen?.(step)}>
                  {label}
                </button>
              ) : (
                <span className={className}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
