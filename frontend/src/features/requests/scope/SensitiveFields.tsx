import { Checkbox, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import {
  IN_SUBPOENA_PACKET,
  sensitiveCategories,
} from '@portal/contract/requests/scope/sensitiveCategories.ts';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/SelectField.tsx';
import type { ScopeForm } from './scopeForm.ts';

const useStyles = makeStyles({
  group: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  text: { margin: 0, maxWidth: '75ch', ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  checkbox: { marginLeft: '-8px' },
  // Aligned with the label of the checkbox.
  below: { display: 'grid', gap: '8px', paddingLeft: '28px', maxWidth: '560px' },
  law: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

interface Props {
  /** The files that can be an authorization. */
  files: readonly { readonly fileId: string; readonly name: string }[];
}

/** The sensitive categories. Each that is checked asks for its authorization. */
export function SensitiveFields({ files }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const { control, setValue, clearErrors } = useFormContext<ScopeForm>();
  const chosen = useWatch({ control, name: 'scope.sensitive' }) ?? {};
  return (
    <div role="group" aria-label={t('Sensitive records')} aria-describedby={id} className={styles.group}>
      <p id={id} className={styles.text}>
        {t('We release these records only if you ask for them here, each with its own authorization.')}
      </p>
      {sensitiveCategories.map(({ id: category, label, law, rule }) => {
        const name = `scope.sensitive.${category}` as const;
        const isChosen = chosen[category] !== undefined;
        return (
          <div key={category}>
            <Checkbox
              className={styles.checkbox}
              label={t(label)}
              aria-describedby={`${id}-${category}`}
              checked={isChosen}
              onChange={(_, { checked }) => {
                clearErrors(name);
                setValue(name, checked ? '' : undefined, { shouldDirty: true });
              }}
            />
            <div className={styles.below}>
              <span id={`${id}-${category}`} className={styles.law}>
                {t(rule)} ({law})
              </span>
              {isChosen && (
                <SelectField<ScopeForm>
                  name={name}
                  label={t('Authorization for: {{category}}', { category: t(label) })}
                  placeholder={t('Choose one')}
                  choices={[
                    ...files.map(({ fileId, name: fileName }) => ({ value: fileId, label: fileName })),
                    { value: IN_SUBPOENA_PACKET, label: t('It is included in the subpoena packet') },
                  ]}
                />
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
