import { makeStyles, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioGroupField } from '../../../components/form/RadioGroupField.tsx';
import { column } from '../../../components/layout/shapes.ts';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { addressBookQuery } from '../../requests/addressBook/addressBookQuery.ts';
import type { WizardValues } from '../../requests/draft/wizardValues.ts';
import { requestTypeChoices } from './requestTypeChoices.ts';

const useStyles = makeStyles({
  picker: { ...column('12px') },
  search: { maxWidth: '420px' },
  status: {
    minHeight: tokens.lineHeightBase300,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    ':empty': { display: 'none' },
  },
});

/** The request types as radio buttons: searchable, in groups, the ones used last first. */
export function RequestTypePicker() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control, setValue, clearErrors } = useFormContext<WizardValues>();
  const selected = useWatch({ control, name: 'requestType' });
  const recent = useRecentTypes();
  const [search, setSearch] = useState('');
  const picker = useRef<HTMLDivElement>(null);
  const { groups, matches, chosen } = requestTypeChoices({ search, selected, recent }, t);
  // Announced after the entered text is shown.
  const announced = useDeferredValue(search.trim() === '' ? '' : resultText(matches.length));

  function resultText(count: number): string {
    if (count === 0) return t('No request type matches “{{text}}”', { text: search.trim() });
    return t('{{count}} request types', { count });
  }

  const focusChoice = (value: string | undefined) =>
    picker.current?.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.focus();
  const moveWithKeys = (event: KeyboardEvent) => {
    const [match] = matches;
    if (event.key === 'Enter') {
      // Enter would submit the step.
      event.preventDefault();
      if (chosen) {
        setValue('requestType', chosen.value, { shouldDirty: true });
        clearErrors('requestType');
      }
      focusChoice((chosen ?? match)?.value);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      focusChoice(match?.value);
    } else if (event.key === 'Escape') {
      setSearch('');
    }
  };
  return (
    <div ref={picker} className={styles.picker}>
      <div className={styles.search}>
        <SearchField
          label={t('Search request types')}
          placeholder={t('Search request types')}
          text={search}
          onChange={setSearch}
          onClear={() => setSearch('')}
          onKeyDown={moveWithKeys}
        />
      </div>
      <div role="status" className={styles.status}>
        {announced}
      </div>
      <RadioGroupField<WizardValues>
        name="requestType"
        legend={t('Record Request Type')}
        hideLegend
        twoColumns
        choices={groups}
      />
    </div>
  );
}

/**
 * The types that the signed-in client used last. Read once, so that the choices do not move while the step is open;
 * empty until they are loaded.
 */
function useRecentTypes(): readonly number[] {
  const session = useSession();
  const isClient = session?.role === 'client';
  const { data } = useQuery({
    ...addressBookQuery(session?.userId ?? ''),
    enabled: isClient,
    retry: false,
    staleTime: Infinity,
  });
  return (isClient && data?.requestTypes) || [];
}
