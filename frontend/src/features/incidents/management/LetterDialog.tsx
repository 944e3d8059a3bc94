import { Button, Field } from '@fluentui/react-components';
import type { BodyInputOf, BodyOf } from '@portal/contract/endpoint.ts';
import {
  incidentLetterText,
  issueIncidentLetter,
  previewIncidentLetter,
} from '@portal/contract/incidents/endpoints.ts';
import {
  type IncidentLetterKind,
  incidentLetters,
  type IncidentView,
  MAX_ADDRESSEE,
  MAX_LETTER_TEXT,
  newIncidentLetter,
} from '@portal/contract/incidents/schemas.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { Select } from '../../../components/Select.tsx';
import { call } from '../../../lib/api.ts';
import { LetterPreview } from '../../preview/LetterPreview.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { INCIDENTS_KEY } from '../incidentQueries.ts';

type Values = BodyInputOf<typeof issueIncidentLetter>;

interface Props {
  incident: IncidentView;
  kind: IncidentLetterKind;
  onClose: () => void;
}

/** Writes a letter about an incident from its template, and issues it. Another language starts with its template. */
export function LetterDialog(props: Props) {
  const { t } = useTranslation();
  const { incident, kind, onClose } = props;
  const { requestId, incidentId } = incident;
  const [language, setLanguage] = useState<Language>('en');
  const query = useQuery({
    queryKey: ['incidentLetter', incidentId, kind, language],
    queryFn: ({ signal }) =>
      call(incidentLetterText, { query: { requestId, incidentId, kind, language }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, error } = query;
  const title = t(incidentLetters[kind]);
  if (data) {
    return <LetterForm key={language} {...props} language={language} onLanguage={setLanguage} draft={data} />;
  }
  return (
    <SmallDialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('Cancel')}</Button>}>
      {error ? (
        <LoadError query={query} title={t('Failed to load the template')} />
      ) : (
        <p role="status">{t('Loading the template...')}</p>
      )}
    </SmallDialog>
  );
}

interface FormProps extends Props {
  language: Language;
  onLanguage: (language: Language) => void;
  draft: { addressee: string; text: string };
}

function LetterForm({ incident, kind, language, onLanguage, draft, onClose }: FormProps) {
  const { t } = useTranslation();
  const { requestId, incidentId } = incident;
  const [key] = useState(() => crypto.randomUUID());
  const values: Values = { key, requestId, incidentId, kind, language, ...draft };
  const edit = useListForm({
    schema: newIncidentLetter,
    values,
    save: (body: BodyOf<typeof issueIncidentLetter>) => call(issueIncidentLetter, { body }),
    keys: [INCIDENTS_KEY],
    success: t('Letter issued'),
    failure: t('The letter was not issued'),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t(incidentLetters[kind])} save={t('Issue letter')} edit={edit} onClose={onClose}>
      <p>
        {t(
          'Complete the text in square brackets. The issued PDF is kept and cannot be changed. The portal does not send it: print and mail it.',
        )}
      </p>
      <Field label={t('Language')} hint={t('Another language starts with its own template.')}>
        <Select
          value={language}
          onChange={(_, { value }) => onLanguage(value as Language)}
          choices={[
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Español' },
            { value: 'fr', label: 'Français' },
          ]}
        />
      </Field>
      <TextAreaField<Values>
        name="addressee"
        label={t('Name and postal address')}
        maxLength={MAX_ADDRESSEE}
      />
      <TextAreaField<Values> name="text" label={t('Text')} maxLength={MAX_LETTER_TEXT} />
      <IncidentLetterPreview />
    </FormDialog>
  );
}

function IncidentLetterPreview() {
  const { getValues } = useFormContext<Values>();
  return (
    <LetterPreview
      load={() => {
        const { key: _, ...body } = getValues();
        return call(previewIncidentLetter, { body });
      }}
    />
  );
}
