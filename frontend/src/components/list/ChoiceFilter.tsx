import { makeStyles, tokens } from '@fluentui/react-components';
import { type SelectOption, Select } from '../Select.tsx';

const useStyles = makeStyles({
  box: { flexGrow: 1, flexBasis: '180px', maxWidth: '100%', '& > select': { textOverflow: 'ellipsis' } },
  chip: {
    flexShrink: 0,
    width: 'auto',
    maxWidth: '184px',
    minHeight: '44px',
    '& > select': {
      height: '44px',
      paddingLeft: '12px',
      paddingRight: '32px',
      fontSize: tokens.fontSizeBase300,
      borderRadius: tokens.borderRadiusCircular,
      textOverflow: 'ellipsis',
    },
    '@media (min-width: 600px)': { maxWidth: '190px', minHeight: '36px', '& > select': { height: '36px' } },
  },
});

interface Props {
  label: string;
  /** Label for no filter. */
  all: string;
  choices: readonly SelectOption[];
  /** Empty for no filter. */
  value: string;
  onChoose: (value: string) => void;
  /** A small round select. */
  isChip?: boolean;
}

/** A select that filters a list. */
export function ChoiceFilter({ label, all, choices, value, onChoose, isChip = false }: Props) {
  const styles = useStyles();
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  return (
    <Select
      className={isChip ? styles.chip : styles.box}
      aria-label={label}
      value={value === '' ? 'all' : value}
      choices={choices}
      onChange={({ target }) => onChoose(target.value === 'all' ? '' : target.value)}
    >
      <option value="all">{all}</option>
      {!isListed && <option value={value}>{value}</option>}
    </Select>
  );
}
