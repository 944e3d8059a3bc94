import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import type { FieldText } from '../FieldShell.tsx';
import { ComboField } from './ComboField.tsx';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  suggestions: readonly string[];
  maxLength?: number;
}

/** A text field that offers known values while it is typed in, and takes any other value as well. */
export function SuggestField<Values extends FieldValues>(props: Props<Values>) {
  const { name, suggestions, label, ...rest } = props;
  const { field, fieldState } = useController<Values>({ name });
  const typed = String(field.value ?? '');
  const matches = matching(suggestions, typed);
  return (
    <ComboField
      {...rest}
      label={label}
      field={field}
      fieldState={fieldState}
      value={typed}
      suggestions={matches.map((match) => ({ key: match, content: match }))}
      listLabel={label}
      onType={field.onChange}
      onChoose={(index) => field.onChange(matches[index] as FieldPathValue<Values, typeof name>)}
    />
  );
}

/** Everything while nothing is typed or a known value stands there whole; otherwise what holds the typed text. */
function matching(suggestions: readonly string[], typed: string): readonly string[] {
  const query = typed.trim().toLowerCase();
  if (query === '' || suggestions.some((suggestion) => suggestion.toLowerCase() === query)) {
    return suggestions;
  }
  return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(query));
}
