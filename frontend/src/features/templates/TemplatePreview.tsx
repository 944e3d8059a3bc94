import { Button, Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type Language, languages } from '@portal/contract/languages/languages.ts';
import { previewTemplate } from '@portal/contract/templates/endpoints.ts';
import type { TemplateForm, TemplateText } from '@portal/contract/templates/schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../components/form/controlStyles.ts';
import { Notice } from '../../components/Notice.tsx';
import { Select } from '../../components/Select.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { call } from '../../lib/api.ts';
import { languageNames } from '../../lib/language/languageNames.ts';

/** The form of a template. A language without a text has empty ones. */
export interface TemplateValues {
  name: TemplateForm['name'];
  texts: Record<Language, TemplateText>;
  asLetter: boolean;
}

const useStyles = makeStyles({
  preview: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  show: { justifySelf: 'start', minHeight: '36px' },
  message: {
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
  },
  text: { ...typographyStyles.body1, whiteSpace: 'pre-wrap', '& + &': { marginTop: '12px' } },
});

/** Shows the entered text as the client of a request would read it. */
export function TemplatePreview() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control } = useControlStyles();
  const { getValues } = useFormContext<TemplateValues>();
  const languageId = useId();
  const [orderId, setOrderId] = useState('');
  const [chosen, setChosen] = useState<Language>('en');
  const preview = useMutation({
    mutationFn: () => {
      const { texts } = getValues();
      const language = texts[chosen].text.trim() === '' ? 'en' : chosen;
      return call(previewTemplate, { body: { orderId, language, ...texts[language] }, background: true });
    },
  });
  const { data, error, isPending } = preview;
  return (
    <section className={styles.preview} aria-label={t('Preview')}>
      <h3 className={styles.heading}>{t('Preview')}</h3>
      <Field label={{ children: t('Order ID of a request'), weight: 'semibold' }}>
        <Input
          size="large"
          className={control}
          value={orderId}
          maxLength={100}
          autoComplete="off"
          onChange={(_, { value }) => setOrderId(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It would submit the form of the template.
            event.preventDefault();
            preview.mutate();
          }}
        />
      </Field>
      <Field label={{ children: t('Language'), weight: 'semibold', htmlFor: languageId }}>
        <Select
          id={languageId}
          value={chosen}
          choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          onChange={(_, { value }) => setChosen(languages.find((one) => one === value) ?? 'en')}
        />
      </Field>
      <Button
        className={styles.show}
        disabledFocusable={isPending}
        icon={isPending ? <SmallSpinner /> : null}
        onClick={() => preview.mutate()}
      >
        {t('Show preview')}
      </Button>
      {error && (
        <Notice type="error" role="alert" title={t('No preview')}>
          {error.message}
        </Notice>
      )}
      {data && (
        <div role="status" className={styles.message} lang={data.language}>
          <p className={styles.text}>{data.subject}</p>
          <p className={styles.text}>{data.text}</p>
        </div>
      )}
    </section>
  );
}
