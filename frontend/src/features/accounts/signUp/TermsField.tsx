import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { fieldId } from '../../../components/form/fieldId.ts';
import { useFieldError } from '../../../components/form/useFieldError.ts';
import { TextLink } from '../form/TextLink.tsx';
import type { SignUpValues } from './signUpForm.ts';

const useStyles = makeStyles({
  field: { display: 'grid', gap: '6px' },
  // Aligned with the fields above: Fluent's box has a margin of 8 px.
  checkbox: { marginLeft: '-8px' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', paddingLeft: '28px' },
});

/** Consent to the terms, with links to the documents. They open in a new tab, so that entered values are kept. */
export function TermsField() {
  const styles = useStyles();
  const { t } = useTranslation();
  const {
    field: { ref, ...field },
  } = useController<SignUpValues, 'terms'>({ name: 'terms' });
  const error = useFieldError('terms');
  const id = fieldId('terms');
  return (
    <div className={styles.field}>
      <Checkbox
        className={styles.checkbox}
        ref={ref}
        id={id}
        name={field.name}
        label={t('I agree to the terms and conditions')}
        checked={field.value}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onBlur={field.onBlur}
        onChange={(_, { checked }) => field.onChange(checked)}
      />
      <FieldError id={`${id}-error`} message={error} />
      <div className={styles.links}>
        <TextLink to="/terms" newTab>
          {t('Terms')}
        </TextLink>
        <TextLink to="/privacy" newTab>
          {t('Privacy Policy')}
        </TextLink>
      </div>
    </div>
  );
}
