import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { DiamondDismiss12Filled } from '@fluentui/react-icons/svg/diamond-dismiss';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { hintText, line } from '../../../components/layout/shapes.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  label: { ...typographyStyles.body1Strong, marginBottom: '4px' },
  input: {
    ...typographyStyles.body2,
    boxSizing: 'border-box',
    width: '100%',
    height: '44px',
    padding: '0 12px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '1px',
    },
    '::placeholder': { color: tokens.colorNeutralForeground3 },
  },
  invalid: {
    borderTopColor: tokens.colorStatusDangerBorder2,
    borderRightColor: tokens.colorStatusDangerBorder2,
    borderBottomColor: tokens.colorStatusDangerBorder2,
    borderLeftColor: tokens.colorStatusDangerBorder2,
  },
  spaced: { fontFamily: tokens.fontFamilyMonospace, letterSpacing: '0.06em' },
  hint: { ...hintText, marginTop: '4px' },
  problem: {
    ...line('4px'),
    ...typographyStyles.caption1,
    marginTop: '4px',
    color: tokens.colorStatusDangerForeground1,
  },
});

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  hint: string;
  problem: string | undefined;
  /** Uses a monospaced font with letter spacing, for codes. */
  spaced?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One field of the lookup form. */
export function LookupField({ label, hint, problem, spaced, ref, ...input }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        ref={ref}
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        className={mergeClasses(styles.input, problem && styles.invalid, spaced && styles.spaced)}
      />
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          <DiamondDismiss12Filled aria-hidden />
          {problem}
        </span>
      )}
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
    </div>
  );
}
