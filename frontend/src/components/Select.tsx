import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import type { ComponentProps } from 'react';
import { useControlStyles } from './form/controlStyles.ts';

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

export interface SelectOption {
  value: string;
  label: string;
}

interface Props extends Omit<ComponentProps<'select'>, 'className'> {
  /** Class of the box around the select. */
  className?: string | undefined;
  choices: readonly SelectOption[];
}

/** A native select. `children` are rendered before the choices. */
export function Select({ className, choices, children, ...select }: Props) {
  const styles = useStyles();
  const controlStyles = useControlStyles();
  return (
    <span className={mergeClasses(styles.box, className)}>
      <select {...select} className={mergeClasses(controlStyles.control, styles.select)}>
        {children}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.chevron} aria-hidden>
        <ChevronDownRegular />
      </span>
    </span>
  );
}
