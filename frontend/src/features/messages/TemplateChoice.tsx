import { Field } from '@fluentui/react-components';
import { messageOfTemplate } from '@portal/contract/templates/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { ErrorPanel } from '../../components/notices/ErrorPanel.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Select } from '../../components/Select.tsx';
import { filledTemplateQuery, useTemplates } from '../requests/api/templates.ts';

interface Values {
  text: string;
  asLetter: boolean;
}

/** Fills the surrounding form from a template. Asks before it replaces what was written. */
export function TemplateChoice({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const id = useId();
  const form = useFormContext<Values>();
  const text = useWatch({ control: form.control, name: 'text' });
  const { templates, failure } = useTemplates();
  const [asked, setAsked] = useState<string | null>(null);
  const [last, setFilled] = useState({ templateId: '', text: '', asLetter: false });
  const fill = useMutation({
    /** `over`: the text to replace. */
    mutationFn: async ({ templateId }: { templateId: string; over: string }) => {
      const filled = await queryClient.fetchQuery(filledTemplateQuery(requestId, templateId));
      const asLetter = templates.some((offered) => offered.templateId === templateId && offered.asLetter);
      return { templateId, text: messageOfTemplate(filled), asLetter };
    },
    onSuccess: (filled, { templateId, over }) => {
      if (form.getValues('text') !== over) {
        // Written while the template was loading.
        setAsked(templateId);
        return;
      }
      setAsked(null);
      setFilled(filled);
      // What the person chose stays, what the last template chose does not.
      if (filled.asLetter || last.asLetter) form.setValue('asLetter', filled.asLetter);
      form.setValue('text', filled.text, { shouldDirty: true, shouldValidate: true });
      form.setFocus('text');
    },
    onError: () => setAsked(null),
  });
  const choose = (templateId: string) => {
    if (templateId === '') return;
    if (text.trim() !== '' && text !== last.text) setAsked(templateId);
    else fill.mutate({ templateId, over: text });
  };
  if (failure) return <ErrorPanel title={t('Failed to load the templates')} {...failure} />;
  if (templates.length === 0) return null;
  const chosen = fill.isPending ? fill.variables.templateId : text === '' ? '' : last.templateId;
  return (
    <>
      <Field label={{ children: t('Template'), weight: 'semibold', htmlFor: id }}>
        <Select
          id={id}
          value={chosen}
          choices={templates.map(({ templateId, name }) => ({ value: templateId, label: name }))}
          onChange={(_, { value }) => choose(value)}
        >
          <option value="">{t('No template')}</option>
        </Select>
      </Field>
      {fill.error && (
        <Notice type="error" role="alert" title={t('The template was not filled in')}>
          {fill.error.message}
        </Notice>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={t('Replace your text?')}
          confirmLabel={t('Replace')}
          isPending={fill.isPending}
          onConfirm={() => fill.mutate({ templateId: asked, over: text })}
          onClose={() => setAsked(null)}
        >
          <p>{t('The template replaces what you wrote.')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
