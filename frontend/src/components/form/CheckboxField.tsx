import { makeStyles, tokens } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
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
  box: {
    flexShrink: 0,
    width: '18px',
    height: '18px',
    margin: '1px 0 0',
    accentColor: tokens.colorCompoundBrandBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

/** Yes or no, bound to a field of the form around it. */
export function CheckboxField<Values extends FieldValues>({
  name,
  label,
}: {
  name: FieldPath<Values>;
  label: string;
}) {
  const styles = useStyles();
  const { register } = useFormContext<Values>();
  return (
    <label className={styles.label}>
      <input type="checkbox" id={fieldId(name)} className={styles.box} {...register(name)} />
      {label}
    </label>
  );
}
