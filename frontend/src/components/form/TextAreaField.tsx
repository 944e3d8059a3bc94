import { makeStyles, mergeClasses, Textarea } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useControlStyles } from './controlStyles.ts';
import { fieldId } from './fieldId.ts';
import { FieldShell, type FieldText } from './FieldShell.tsx';

const useStyles = makeStyles({
  area: { minHeight: '108px' },
});

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  /** In characters. Without it, the schema alone limits the text, so that a longer one can be pasted and shortened. */
  maxLength?: number;
}

/** A multi-line text field of the surrounding form. */
export function TextAreaField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, maxLength } = props;
  const { control } = useControlStyles();
  const styles = useStyles();
  const { field, fieldState } = useController<Values>({ name });
  return (
    <FieldShell
      name={name}
      label={label}
      hint={hint}
      optional={optional ?? false}
      error={fieldState.error?.message}
    >
      <Textarea
        {...field}
        value={String(field.value ?? '')}
        id={fieldId(name)}
        size="large"
        resize="vertical"
        {...(maxLength !== undefined && { maxLength })}
        className={mergeClasses(control, styles.area)}
        textarea={{ className: styles.area }}
      />
    </FieldShell>
  );
}
