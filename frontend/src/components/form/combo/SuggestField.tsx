import { isFoundIn } from '@portal/contract/fields/folding.ts';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import type { FieldText } from '../FieldShell.tsx';
import { ComboField } from './ComboField.tsx';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  suggestions: readonly string[];
  maxLength?: number;
}

/** A text field that suggests known values and accepts any other value. */
export function SuggestField<Values extends FieldValues>(props: Props<Values>) {
  const { name, suggestions, label, ...rest } = props;
  const { field, fieldState } = useController<Values>({ name });
  const text = String(field.value ?? '');
  const matches = matchingSuggestions(suggestions, text);
  return (
    <ComboField
      {...rest}
      label={label}
      field={field}
      fieldState={fieldState}
      value={text}
      suggestions={matches.map((match) => ({ key: match, content: match }))}
      listLabel={label}
      onInputChange={field.onChange}
      onChoose={(index) => field.onChange(matches[index] as FieldPathValue<Values, typeof name>)}
    />
  );
}

/** All suggestions if the field is empty or equals one of them; otherwise those that have the entered words. */
function matchingSuggestions(suggestions: readonly string[], text: string): readonly string[] {
  const entered = text.trim().toLowerCase();
  const isChosen = suggestions.some((suggestion) => suggestion.toLowerCase() === entered);
  return isChosen ? suggestions : suggestions.filter((suggestion) => isFoundIn(text, [suggestion]));
}
