import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { type FieldPath, type FieldValues, type RegisterOptions, useFormContext } from 'react-hook-form';
import { useControlStyles } from './controlStyles.ts';
import { FieldShell, type FieldText } from './FieldShell.tsx';
import { useFieldError } from './useFieldError.ts';

const useStyles = makeStyles({
  box: { position: 'relative', display: 'flex' },
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

export interface Choice {
  value: string;
  label: string;
}

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  /** Words of the empty choice. */
  placeholder: string;
  /** The field whose error is shown here, when it is not its own. */
  errorOf?: FieldPath<Values> | undefined;
  choices: readonly Choice[];
  rules?: RegisterOptions<Values, FieldPath<Values>>;
}

/** One of a few, with the chooser that the device itself has. */
export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, placeholder, choices, rules, errorOf = name } = props;
  const controlStyles = useControlStyles();
  const styles = useStyles();
  const { register } = useFormContext<Values>();
  const error = useFieldError(errorOf);
  return (
    <FieldShell name={errorOf} label={label} hint={hint} optional={optional ?? false} error={error}>
      {(control) => (
        <span className={styles.box}>
          <select
            {...control}
            {...register(name, rules)}
            className={mergeClasses(controlStyles.control, styles.select)}
          >
            <option value="">{placeholder}</option>
            {choices.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <span className={styles.chevron} aria-hidden>
            <ChevronDownRegular />
          </span>
        </span>
      )}
    </FieldShell>
  );
}
