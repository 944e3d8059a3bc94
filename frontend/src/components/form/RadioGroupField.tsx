import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import type { SelectOption } from '../Select.tsx';
import { FieldError } from './FieldError.tsx';
import { fieldId } from './fieldId.ts';
import { useFieldError } from './useFieldError.ts';
import { useRequiredMark } from './useRequiredMark.ts';

const useStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: {
    padding: 0,
    marginBottom: '8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  hiddenLegend: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  choices: { display: 'grid', gap: '2px 24px', marginTop: '6px' },
  twoColumns: { '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' } },
  choice: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    padding: '8px 10px',
    margin: '0 -10px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // Background 3 is almost black in the dark theme.
    ':has(:checked)': { backgroundColor: tokens.colorBrandBackground2 },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  radio: {
    flexShrink: 0,
    width: '18px',
    height: '18px',
    margin: '1px 0 0',
    accentColor: tokens.colorCompoundBrandBackground,
    outlineStyle: 'none',
  },
});

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  legend: string;
  /** For a group under a heading with the same text. */
  hideLegend?: boolean;
  choices: readonly SelectOption[];
  twoColumns?: boolean;
}

/** A required radio group of the surrounding form. */
export function RadioGroupField<Values extends FieldValues>(props: Props<Values>) {
  const { name, legend, hideLegend, choices, twoColumns } = props;
  const styles = useStyles();
  const { required } = useRequiredMark();
  const { register } = useFormContext<Values>();
  const error = useFieldError(name);
  const id = fieldId(name);
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-labelledby={`${id}-legend`}
      aria-describedby={error && `${id}-error`}
      aria-required
    >
      <legend
        id={`${id}-legend`}
        className={hideLegend ? styles.hiddenLegend : mergeClasses(styles.legend, required)}
      >
        {legend}
      </legend>
      <FieldError id={`${id}-error`} message={error} />
      <div className={mergeClasses(styles.choices, twoColumns && styles.twoColumns)}>
        {choices.map(({ value, label }, index) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${value}`}
              value={value}
              className={styles.radio}
              {...register(name)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
