import { Input, type InputProps, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ControllerRenderProps, UseControllerReturn } from 'react-hook-form';
import { bodyText } from '../../layout/shapes.ts';
import { useControlStyles } from '../controlStyles.ts';
import { fieldId } from '../fieldId.ts';
import { FieldShell, type FieldText } from '../FieldShell.tsx';
import { useOpensUpward } from '../useOpensUpward.ts';
import { useOutsidePress } from '../useOutsidePress.ts';
import { useListbox } from './useListbox.ts';

/** The list that opens below a text field. */
const useSuggestionStyles = makeStyles({
  box: { position: 'relative' },
  list: {
    position: 'absolute',
    zIndex: 3,
    top: 'calc(100% + 4px)',
    '&[data-upward]': { top: 'auto', bottom: 'calc(100% + 4px)' },
    left: 0,
    right: 0,
    maxHeight: '264px',
    overflowY: 'auto',
    margin: 0,
    padding: '4px',
    listStyleType: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
  },
  option: { ...bodyText, padding: '8px 10px', borderRadius: tokens.borderRadiusMedium, cursor: 'pointer' },
  active: { backgroundColor: tokens.colorNeutralBackground1Hover },
});

interface Suggestion {
  key: string;
  content: ReactNode;
}

interface Props extends FieldText, Pick<InputProps, 'type' | 'inputMode' | 'maxLength'> {
  field: Pick<ControllerRenderProps, 'name' | 'onBlur' | 'ref'>;
  fieldState: Pick<UseControllerReturn['fieldState'], 'error'>;
  value: string;
  suggestions: readonly Suggestion[];
  /** Accessible name of the list. */
  listLabel: string;
  onInputChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onChoose: (index: number) => void;
}

/** A text field with a list of suggestions that keyboard and pointer can select from. */
export function ComboField(props: Props) {
  const { label, hint, optional = false, field, fieldState, value, suggestions, listLabel, ...rest } = props;
  const { onInputChange, onChoose, ...native } = rest;
  const { name, ref, onBlur } = field;
  const styles = useSuggestionStyles();
  const { control } = useControlStyles();
  const id = fieldId(name);
  const listbox = useListbox(suggestions.length, onChoose);
  const box = useRef<HTMLDivElement>(null);
  useOutsidePress(box, listbox.open, listbox.hide);
  const list = useOpensUpward(listbox.open);
  const activeOption = useRef<HTMLLIElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [listbox.active]);
  // The field keeps the focus and handles the keys of the options.
  const selectOnClick = (index: number) => ({
    onClick: () => {
      onChoose(index);
      listbox.hide();
    },
  });
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      <div ref={box} className={styles.box}>
        <Input
          size="large"
          {...native}
          id={id}
          ref={ref}
          name={name}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={listbox.open}
          aria-controls={listbox.open ? `${id}-list` : undefined}
          aria-activedescendant={listbox.active < 0 ? undefined : `${id}-${listbox.active}`}
          value={value}
          className={control}
          onChange={(event) => {
            onInputChange(event);
            listbox.show();
            listbox.setActive(-1);
          }}
          onClick={listbox.show}
          onKeyDown={listbox.onKeyDown}
          onBlur={() => {
            listbox.hide();
            onBlur();
          }}
        />
        {listbox.open && (
          <ul
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={listLabel}
            className={styles.list}
            // The field keeps the focus. Scrolling the list by touch does not select anything.
            onMouseDown={(event) => event.preventDefault()}
          >
            {suggestions.map(({ key, content }, index) => (
              <li
                key={key}
                id={`${id}-${index}`}
                ref={index === listbox.active ? activeOption : null}
                role="option"
                aria-selected={index === listbox.active}
                className={mergeClasses(styles.option, index === listbox.active && styles.active)}
                onMouseMove={() => listbox.setActive(index)}
                {...selectOnClick(index)}
              >
                {content}
              </li>
            ))}
          </ul>
        )}
      </div>
    </FieldShell>
  );
}
