import { Field, makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SelectOption } from '../Select.tsx';
import { useId } from 'react';
import { bodyText } from '../layout/shapes.ts';
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
  groups: { display: 'grid', gap: '16px' },
  groupLabel: { ...bodyText, fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2 },
  choice: {
    margin: '0 -8px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // Background 3 is almost black in the dark theme.
    ':has(:checked)': { backgroundColor: tokens.colorBrandBackground2 },
  },
});

export interface ChoiceGroup {
  label: string;
  choices: readonly SelectOption[];
}

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  legend: string;
  /** For a group under a heading with the same text. */
  hideLegend?: boolean;
  /** One list, or several with headings. */
  choices: readonly SelectOption[] | readonly ChoiceGroup[];
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
  const groupId = useId();
  const groups = isGrouped(choices) ? choices : null;
  const first = groups ? groups[0]?.choices[0] : (choices[0] as SelectOption | undefined);
  const grid = mergeClasses(styles.choices, twoColumns && styles.twoColumns);
  const radio = ({ value, label }: SelectOption) => (
    <Radio
      key={value}
      id={value === first?.value ? id : `${id}-${value}`}
      value={value}
      label={label}
      className={styles.choice}
      onBlur={field.onBlur}
    />
  );
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
        className={groups ? styles.groups : grid}
      >
        {groups
          ? groups.map((group, index) => (
              <div key={group.label} role="group" aria-labelledby={`${groupId}-${index}`}>
                <div id={`${groupId}-${index}`} className={styles.groupLabel}>
                  {group.label}
                </div>
                <div className={grid}>{group.choices.map(radio)}</div>
              </div>
            ))
          : (choices as readonly SelectOption[]).map(radio)}
      </RadioGroup>
    </Field>
  );
}

function isGrouped(
  choices: readonly SelectOption[] | readonly ChoiceGroup[],
): choices is readonly ChoiceGroup[] {
  return choices.some((choice) => 'choices' in choice);
}
