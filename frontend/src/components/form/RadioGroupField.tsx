import { Field, makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SelectOption } from '../Select.tsx';
import { fieldId } from './fieldId.ts';
import { useRequiredMark } from './useRequiredMark.ts';

const useStyles = makeStyles({
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
    margin: '0 -8px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // Background 3 is almost black in the dark theme.
    ':has(:checked)': { backgroundColor: tokens.colorBrandBackground2 },
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
  const { t } = useTranslation();
  const { field, fieldState } = useController<Values>({ name });
  const error = fieldState.error?.message;
  const id = fieldId(name);
  return (
    <Field
      label={{
        children: legend,
        weight: 'semibold',
        required: false,
        className: hideLegend ? styles.hiddenLegend : required,
      }}
      required
      validationState={error ? 'error' : 'none'}
      validationMessage={error ? { children: t(error), id: `${id}-error`, role: undefined } : null}
    >
      <RadioGroup
        name={field.name}
        value={field.value ?? ''}
        onChange={(_, { value }) => field.onChange(value)}
        className={mergeClasses(styles.choices, twoColumns && styles.twoColumns)}
      >
        {choices.map(({ value, label }, index) => (
          <Radio
            key={value}
            id={index === 0 ? id : `${id}-${value}`}
            value={value}
            label={label}
            className={styles.choice}
            onBlur={field.onBlur}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
