import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { useControlStyles } from '../form/controlStyles.ts';

const useStyles = makeStyles({
  box: { position: 'relative', display: 'flex', flexGrow: 1, flexBasis: '180px', maxWidth: '100%' },
  select: { appearance: 'none', paddingRight: '40px', textOverflow: 'ellipsis' },
  chevron: {
    position: 'absolute',
    right: '12px',
    top: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    fontSize: '20px',
    color: tokens.colorNeutralForeground3,
    pointerEvents: 'none',
  },
});

interface Props {
  label: string;
  /** Words for no choice. */
  all: string;
  choices: readonly { value: string; label: string }[];
  /** Empty for no choice. */
  value: string;
  onChoose: (value: string) => void;
}

/** Narrows the list to one of a few, with the chooser that the device itself has. */
export function ChoiceFilter({ label, all, choices, value, onChoose }: Props) {
  const styles = useStyles();
  const controlStyles = useControlStyles();
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  return (
    <span className={styles.box}>
      <select
        className={mergeClasses(controlStyles.control, styles.select)}
        aria-label={label}
        value={value === '' ? 'all' : value}
        onChange={({ target }) => onChoose(target.value === 'all' ? '' : target.value)}
      >
        <option value="all">{all}</option>
        {!isListed && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron} aria-hidden>
        <ChevronDownRegular />
      </span>
    </span>
  );
}
