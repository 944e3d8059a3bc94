import { mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { FieldShell, type FieldText } from '../../../components/form/FieldShell.tsx';
import { useListbox } from '../../../components/form/useListbox.ts';
import { useOpensUpward } from '../../../components/form/useOpensUpward.ts';
import { useOutsidePress } from '../../../components/form/useOutsidePress.ts';
import { useSuggestionStyles } from '../../../components/form/useSuggestionStyles.ts';
import type { WizardValues } from '../draft/wizardValues.ts';
import { attorneyChosen } from './attorneyChosen.ts';
import { AttorneyOption } from './AttorneyOption.tsx';
import { useAttorneySuggestions } from './useAttorneySuggestions.ts';

interface Props extends FieldText, Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'> {
  name: 'attorneyName' | 'firmName' | 'lawyerEmail';
}

/** A field of the attorney that offers contacts known from earlier requests; choosing one fills all four fields. */
export function AttorneyField({ name, label, hint, optional = false, ...native }: Props) {
  const styles = useSuggestionStyles();
  const { control: look } = useControlStyles();
  const { t } = useTranslation();
  const { setValue, clearErrors } = useFormContext<WizardValues>();
  const { field, fieldState } = useController<WizardValues, Props['name']>({ name });
  /** What is searched for: text typed just now, not text that was there or was filled in. */
  const [typed, setTyped] = useState('');
  const suggestions = useAttorneySuggestions(typed);
  const choose = (index: number) => {
    for (const [key, value] of attorneyChosen(suggestions[index]!)) {
      setValue(key, value, { shouldDirty: true });
      clearErrors(key);
    }
    setTyped('');
  };
  const listbox = useListbox(suggestions.length, choose);
  const box = useRef<HTMLDivElement>(null);
  useOutsidePress(box, listbox.open, listbox.hide);
  const list = useOpensUpward(listbox.open);
  const activeOption = useRef<HTMLLIElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [listbox.active]);
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      {(control) => (
        <div ref={box} className={styles.box}>
          <input
            type="text"
            {...native}
            {...control}
            ref={field.ref}
            name={name}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={listbox.open}
            aria-controls={listbox.open ? `${control.id}-list` : undefined}
            aria-activedescendant={listbox.active < 0 ? undefined : `${control.id}-${listbox.active}`}
            value={field.value}
            className={look}
            onChange={(event) => {
              field.onChange(event);
              setTyped(event.target.value);
              listbox.show();
              listbox.setActive(-1);
            }}
            onKeyDown={listbox.onKeyDown}
            onBlur={() => {
              listbox.hide();
              field.onBlur();
            }}
          />
          {listbox.open && (
            <ul
              ref={list}
              id={`${control.id}-list`}
              role="listbox"
              aria-label={t('Known attorneys')}
              className={styles.list}
            >
              {suggestions.map((suggestion, index) => (
                <li
                  key={`${suggestion.lawyerEmail} ${suggestion.attorneyName} ${suggestion.firmName}`}
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
                  <AttorneyOption suggestion={suggestion} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </FieldShell>
  );
}
