import { mergeClasses, Select as FluentSelect, type SelectProps } from '@fluentui/react-components';
import type { Ref } from 'react';
import { useControlStyles } from './form/controlStyles.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string;
}

interface Props extends Omit<SelectProps, 'size'> {
  choices: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement>;
}

/** A native select with a list of choices. `children` are rendered before them. */
export function Select({ className, choices, children, ...select }: Props) {
  const { control } = useControlStyles();
  return (
    <FluentSelect size="large" {...select} className={mergeClasses(control, className)}>
      {children}
      {choices.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </FluentSelect>
  );
}
