import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { useControlStyles } from './controlStyles.ts';
import { FieldShell, type FieldText } from './FieldShell.tsx';
import { useListbox } from './useListbox.ts';
import { useOpensUpward } from './useOpensUpward.ts';
import { useSuggestionStyles } from './useSuggestionStyles.ts';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  suggestions: readonly string[];
  maxLength?: number;
}

/** A text field that offers known values while it is typed in, and takes any other value as well. */
export function SuggestField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, optional, suggestions, maxLength } = props;
  const styles = useSuggestionStyles();
  const controlStyles = useControlStyles();
  const { field, fieldState } = useController<Values>({ name });
  const typed = String(field.value ?? '');
  const matches = matching(suggestions, typed);
  const choose = (index: number) => field.onChange(matches[index] as FieldPathValue<Values, typeof name>);
  const listbox = useListbox(matches.length, choose);
  const list = useOpensUpward(listbox.open);
  const activeOption = useRef<HTMLLIElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [listbox.active]);
  return (
    <FieldShell
      name={name}
      label={label}
      hint={hint}
      optional={optional ?? false}
      error={fieldState.error?.message}
    >
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            ref={field.ref}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={listbox.open}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={listbox.active < 0 ? undefined : `${control.id}-${listbox.active}`}
            maxLength={maxLength}
            value={typed}
            className={controlStyles.control}
            onChange={(event) => {
              field.onChange(event);
              listbox.show();
              listbox.setActive(-1);
            }}
            onClick={listbox.show}
            onKeyDown={listbox.onKeyDown}
            onBlur={() => {
              listbox.hide();
              field.onBlur();
            }}
          />
          <ul
            ref={list}
            id={`${control.id}-list`}
            role="listbox"
            aria-label={label}
            className={styles.list}
            hidden={!listbox.open}
          >
            {matches.map((suggestion, index) => (
              <li
                key={suggestion}
                id={`${control.id}-${index}`}
                ref={index === listbox.active ? activeOption : null}
                role="option"
                aria-selected={index === listbox.active}
                className={mergeClasses(styles.option, index === listbox.active && styles.active)}
                onPointerMove={() => listbox.setActive(index)}
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(index);
                  listbox.hide();
                }}
              >
                {suggestion}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FieldShell>
  );
}

/** Everything while nothing is typed or a known value stands there whole; otherwise what holds the typed text. */
function matching(suggestions: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '' || suggestions.some((suggestion) => suggestion.toLowerCase() === wanted)) {
    return suggestions;
  }
  return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(wanted));
}
