import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { languages } from '@portal/contract/languages/languages.ts';
import { MAX_MESSAGE_LENGTH } from '@portal/contract/messages/schemas.ts';
import { addTemplate, editTemplate } from '@portal/contract/templates/endpoints.ts';
import { templatePlaceholders, unknownPlaceholder } from '@portal/contract/templates/placeholders.ts';
import {
  MAX_SUBJECT,
  MAX_TEMPLATE_NAME,
  type MessageTemplate,
  templateForm,
  type TemplateForm,
  type TemplateText,
} from '@portal/contract/templates/schemas.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useListForm } from '../../components/form/useListForm.ts';
import { column, frame } from '../../components/layout/shapes.ts';
import { call } from '../../lib/api.ts';
import { languageNames } from '../../lib/language/languageNames.ts';
import { TemplatePreview, type TemplateValues } from './TemplatePreview.tsx';
import { usePlaceholderLabels } from './usePlaceholderLabels.ts';
import { useTemplateChange } from './useTemplateChange.ts';

const NO_TEXT: TemplateText = { subject: '', text: '' };

/** A language without any text uses the English one. */
const dialogForm = z.pipe(
  z.transform(({ name, texts: { en, es, fr }, asLetter }: TemplateValues) => ({
    name,
    asLetter,
    texts: { en, es: isEmpty(es) ? null : es, fr: isEmpty(fr) ? null : fr },
  })),
  z.extend(templateForm, { asLetter: z.boolean() }),
);

function isEmpty({ subject, text }: TemplateText): boolean {
  return subject.trim() === '' && text.trim() === '';
}

const useStyles = makeStyles({
  column: { ...column('16px') },
  language: { ...column('12px'), ...frame, minWidth: 0, margin: 0, padding: '12px' },
  legend: { padding: '0 4px', fontWeight: tokens.fontWeightSemibold },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  placeholders: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 12px',
    margin: 0,
    '& > div': { display: 'contents' },
    '& dt': { fontFamily: tokens.fontFamilyMonospace },
    '& dd': { margin: 0, color: tokens.colorNeutralForeground2 },
  },
});

interface Props {
  /** Null for a new one. */
  template: MessageTemplate | null;
  /** The values to start with, if they are not those of the template. */
  values?: TemplateForm | undefined;
  onClose: () => void;
}

/** Adds a message template or changes one, with a preview. */
export function TemplateDialog({ template, values, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const labels = usePlaceholderLabels();
  const start = values ?? template;
  const save = useTemplateChange(template, (body: TemplateForm, seenVersion) =>
    template
      ? call(editTemplate, { body: { ...body, templateId: template.templateId, seenVersion } })
      : call(addTemplate, { body }),
  );
  const edit = useListForm<TemplateValues, TemplateForm>({
    schema: dialogForm as z.ZodMiniType<TemplateForm, unknown>,
    values: {
      name: start?.name ?? '',
      asLetter: start?.asLetter ?? false,
      texts: {
        en: start?.texts.en ?? NO_TEXT,
        es: start?.texts.es ?? NO_TEXT,
        fr: start?.texts.fr ?? NO_TEXT,
      },
    },
    validate: (body) => {
      for (const language of languages) {
        for (const field of ['subject', 'text'] as const) {
          const placeholder = unknownPlaceholder(body.texts[language]?.[field] ?? '');
          if (placeholder === null) continue;
          const message = t('“{{placeholder}}” is not a placeholder. Please use one of the list.', {
            placeholder,
          });
          return { field: `texts.${language}.${field}`, fieldMessage: message };
        }
      }
      return null;
    },
    save: (body) => save.mutateAsync(body),
    success: template ? t('Template saved') : t('Template added'),
    onSaved: onClose,
    failure: t('The template was not saved'),
  });
  return (
    <FormDialog
      title={template ? t('Edit template') : t('Add template')}
      save={template ? t('Save changes') : t('Add template')}
      edit={edit}
      onClose={onClose}
      wide
    >
      <div className={styles.column}>
        <TextField<TemplateValues>
          name="name"
          label={t('Template name')}
          hint={t('Only staff see it.')}
          maxLength={MAX_TEMPLATE_NAME}
          autoComplete="off"
        />
        <CheckboxField<TemplateValues>
          name="asLetter"
          label={t('Send as a letter')}
          hint={t('Checks “Also send as a letter (PDF)” when staff choose the template.')}
        />
        {languages.map((language) => (
          <fieldset key={language} className={styles.language}>
            <legend className={styles.legend} lang={language}>
              {languageNames[language]}
            </legend>
            {language !== 'en' && <p>{t('Leave both fields empty to use the English text.')}</p>}
            <TextField<TemplateValues>
              name={`texts.${language}.subject`}
              label={t('Subject')}
              optional={language !== 'en'}
              maxLength={MAX_SUBJECT}
              autoComplete="off"
            />
            <TextAreaField<TemplateValues>
              name={`texts.${language}.text`}
              label={t('Text')}
              optional={language !== 'en'}
              maxLength={MAX_MESSAGE_LENGTH}
            />
          </fieldset>
        ))}
      </div>
      <div className={styles.column}>
        <h3 className={styles.heading}>{t('Placeholders')}</h3>
        <p>{t('The portal replaces them with the facts of the request.')}</p>
        <dl className={styles.placeholders}>
          {templatePlaceholders.map((name) => (
            <div key={name}>
              <dt>{`{{${name}}}`}</dt>
              <dd>{labels[name]}</dd>
            </div>
          ))}
        </dl>
        <TemplatePreview />
      </div>
    </FormDialog>
  );
}
