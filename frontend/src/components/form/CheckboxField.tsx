import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { smallText } from '../layout/shapes.ts';
import { fieldId } from './fieldId.ts';

const useStyles = makeStyles({
  // Aligned with the fields above: Fluent's box has a margin of 8 px.
  checkbox: { marginLeft: '-8px' },
  // Aligned with the label text.
  hint: { ...smallText, paddingLeft: '28px', color: tokens.colorNeutralForeground3 },
});

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  /** Explanation below the label. */
  hint?: string;
  /** The value that it adds to a list shared by several checkboxes. */
  value?: string;
}

/** A checkbox of the surrounding form. */
export function CheckboxField<Values extends FieldValues>({ name, label, hint, value }: Props<Values>) {
  const styles = useStyles();
  const {
    field: { ref, ...field },
  } = useController<Values>({ name });
  const id = value === undefined ? fieldId(name) : `${fieldId(name)}-${encodeURIComponent(value)}`;
  const list = (Array.isArray(field.value) ? field.value : []) as string[];
  const checkbox = (
    <Checkbox
      className={styles.checkbox}
      id={id}
      ref={ref}
      name={field.name}
      value={value}
      label={label}
      aria-describedby={hint && `${id}-hint`}
      checked={value === undefined ? Boolean(field.value) : list.includes(value)}
      onBlur={field.onBlur}
      onChange={(_, { checked }) => {
        if (value === undefined) field.onChange(checked);
        else field.onChange(checked ? [...list, value] : list.filter((each) => each !== value));
      }}
    />
  );
  if (!hint) return checkbox;
  return (
    <div>
      {checkbox}
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
    </div>
  );
}
