import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { useBoxStyles } from './controlStyles.ts';
import { fieldId } from './fieldId.ts';

const useStyles = makeStyles({
  label: {
    display: 'flex',
    gap: '10px',
    alignItems: 'flex-start',
    padding: '6px 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
  },
  box: { margin: '1px 0 0' },
  // Aligned with the label text.
  hint: {
    paddingLeft: '28px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** A checkbox of the surrounding form. */
export function CheckboxField<Values extends FieldValues>({
  name,
  label,
  hint,
  value,
}: {
  name: FieldPath<Values>;
  label: string;
  /** Explanation below the label. */
  hint?: string;
  /** The value that it adds to a field shared by several checkboxes. */
  value?: string;
}) {
  const styles = useStyles();
  const { box } = useBoxStyles();
  const { register } = useFormContext<Values>();
  const id = value === undefined ? fieldId(name) : `${fieldId(name)}-${encodeURIComponent(value)}`;
  const checkbox = (
    <label className={styles.label}>
      <input
        type="checkbox"
        id={id}
        value={value}
        className={mergeClasses(box, styles.box)}
        aria-describedby={hint && `${id}-hint`}
        {...register(name)}
      />
      {label}
    </label>
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
