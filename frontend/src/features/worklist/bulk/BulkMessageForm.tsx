import { makeStyles, tokens } from '@fluentui/react-components';
import { messageOfTemplate } from '@portal/contract/templates/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatCount } from '../../../lib/formatFigure.ts';
import { filledTemplateQuery, useTemplates } from '../../requests/api/templates.ts';
import type { BulkFormProps } from './BulkForms.tsx';

const messageForm = z.object({
  templateId: z.string().check(z.minLength(1, 'Please choose a template')),
  asLetter: z.boolean(),
});

type Values = z.output<typeof messageForm>;

const useStyles = makeStyles({
  preview: {
    maxHeight: '240px',
    overflowY: 'auto',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** Chooses the template that the clients of the selected requests get, with the text for the first one. */
export function BulkMessageForm({ count, first, onSubmit, onClose }: BulkFormProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { templates, failure } = useTemplates();
  const edit = useListForm({
    schema: messageForm,
    values: { templateId: '', asLetter: false },
    save: async ({ templateId, asLetter }) => {
      const offered = templates.find((template) => template.templateId === templateId);
      const version = preview.data?.version ?? offered?.version ?? 0;
      onSubmit({ kind: 'message', templateId, version, asLetter });
    },
  });
  const chosen = useWatch({ control: edit.form.control, name: 'templateId' });
  const { setValue } = edit.form;
  const isLetter = templates.some(({ templateId, asLetter }) => templateId === chosen && asLetter);
  useEffect(() => setValue('asLetter', isLetter), [chosen, isLetter, setValue]);
  const preview = useQuery({
    ...filledTemplateQuery(first?._id ?? '', chosen),
    enabled: first !== undefined && chosen !== '',
  });
  return (
    <FormDialog title={t('Send message')} save={t('Send message')} edit={edit} onClose={onClose}>
      <p>
        {t('This sends a message to the clients of {{requests}} requests, each in their language.', {
          count,
          requests: formatCount(count),
        })}
      </p>
      <SelectField<Values>
        name="templateId"
        label={t('Template')}
        placeholder={t('Choose a template')}
        choices={templates.map(({ templateId, name }) => ({ value: templateId, label: name }))}
      />
      {failure && <ErrorPanel title={t('Failed to load the templates')} {...failure} />}
      <CheckboxField<Values>
        name="asLetter"
        label={t('Also send as a letter (PDF)')}
        hint={t(
          'The client gets the text as a PDF with your letterhead, kept with the documents of the request.',
        )}
      />
      {preview.error && (
        <Notice type="error" role="alert" title={t('No preview')}>
          {preview.error.message}
        </Notice>
      )}
      {preview.data && first && (
        <section aria-label={t('Message for order {{orderId}}', { orderId: first.orderId })}>
          <p>{t('Message for order {{orderId}}', { orderId: first.orderId })}</p>
          <div
            className={styles.preview}
            lang={preview.data.language}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls by keyboard.
            tabIndex={0}
          >
            {messageOfTemplate(preview.data)}
          </div>
        </section>
      )}
    </FormDialog>
  );
}
