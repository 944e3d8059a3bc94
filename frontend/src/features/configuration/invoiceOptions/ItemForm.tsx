import { Button } from '@fluentui/react-components';
import { MAX_ENTERED_NUMBER } from '@portal/contract/fields/fields.ts';
import { quickAddCategories } from '@portal/contract/configuration/catalogs/quickAddItems.ts';
import {
  addQuickAddItem,
  editQuickAddItem,
} from '@portal/contract/configuration/endpoints/manageQuickAddItems.ts';
import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { parseCents } from '@portal/contract/fields/entered/dollars.ts';
import { PRICE } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { MAX_LIST_DESCRIPTION } from '@portal/contract/configuration/schemas/listDescription.ts';
import { itemPrice, quickAddForm } from '@portal/contract/configuration/schemas/quickAddForm.ts';
import { useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ButtonRow } from '../../../components/buttons/ButtonRow.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { Notice } from '../../../components/Notice.tsx';
import { SubmitButton } from '../../../components/buttons/SubmitButton.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { changesOf } from '../../../components/list/changesOf.ts';
import { call } from '../../../lib/api.ts';
import { quickAddItemKeys } from './quickAddItems.ts';

/** A reusable invoice line with an entered price. */
const itemForm = z.extend(quickAddForm, {
  countsPages: z.boolean(),
  defaultPrice: z.pipe(
    z.pipe(
      z.string(),
      z.transform((price, ctx) => {
        const cents = parseCents(price);
        if (cents === null) ctx.issues.push({ code: 'custom', input: price, message: PRICE });
        return cents === null ? z.NEVER : cents / 100;
      }),
    ),
    itemPrice,
  ),
});

interface Values {
  name: string;
  description: string;
  defaultPrice: string;
  category: string;
  countsPages: boolean;
}

type Body = z.output<typeof itemForm>;

interface Props {
  /** Null for a new one. */
  item: QuickAddItem | null;
  onDone: () => void;
}

/** Adds a reusable invoice line, or changes one. */
export function ItemForm({ item, onDone }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const titleId = useId();
  const categoryLabels = useCategoryLabels();
  const edit = useListForm<Values, Body>({
    schema: itemForm,
    values: {
      name: item?.name ?? '',
      description: item?.description ?? '',
      defaultPrice: String(item?.defaultPrice ?? 0),
      category: item?.category ?? '',
      countsPages: item?.countsPages ?? false,
    },
    save: (body) =>
      item
        ? call(editQuickAddItem, { body: { itemId: item.itemId, ...changesOf(body, item) } })
        : call(addQuickAddItem, { body }),
    keys: quickAddItemKeys,
    success: item ? t('Quick add item updated successfully') : t('Quick add item created successfully'),
    onSaved: () => {
      edit.form.reset();
      onDone();
    },
    failure: t('The item was not saved'),
  });
  const isNamed = useWatch({ control: edit.form.control, name: 'name' }).trim() !== '';
  const { isSaving, problem } = edit;
  return (
    <section aria-labelledby={titleId}>
      <Surface>
        <h2 id={titleId} className={shared('large', 'below16')}>
          {item ? t('Edit quick-add item') : t('Add quick-add item')}
        </h2>
        <FormProvider {...edit.form}>
          <Stack
            noValidate
            as="form"
            gap={16}
            aria-labelledby={titleId}
            onSubmit={(event) => void edit.submit(event)}
          >
            {problem && (
              <Notice type="error" role="alert" title={problem.title}>
                {t('Error saving quick add item: {{reason}}', { reason: problem.reason })}
              </Notice>
            )}
            <TextField<Values> name="name" label={t('Item name')} maxLength={200} autoComplete="off" />
            <TextAreaField<Values>
              name="description"
              label={t('Description')}
              optional
              maxLength={MAX_LIST_DESCRIPTION}
            />
            <TextField<Values>
              name="defaultPrice"
              label={t('Default price (USD)')}
              inputMode="decimal"
              maxLength={MAX_ENTERED_NUMBER}
              optional
            />
            <SelectField<Values>
              name="category"
              label={t('Category')}
              optional
              placeholder={t('No category')}
              choices={quickAddCategories.map((value) => ({ value, label: categoryLabels[value] }))}
            />
            <CheckboxField<Values>
              name="countsPages"
              label={t('Counts pages')}
              hint={t('Under “Fulfill”, its quantity is the number of pages of the documents.')}
            />
            <ButtonRow>
              {item && (
                <Button disabledFocusable={isSaving} onClick={onDone}>
                  {t('Cancel')}
                </Button>
              )}
              <SubmitButton isPending={isSaving} disabled={!isNamed}>
                {saveLabel()}
              </SubmitButton>
            </ButtonRow>
          </Stack>
        </FormProvider>
      </Surface>
    </section>
  );

  function saveLabel(): string {
    if (isSaving) return t('Saving...');
    return item ? t('Save changes') : t('Add item');
  }
}

/** Names of the categories of invoice lines. */
function useCategoryLabels(): Readonly<Record<(typeof quickAddCategories)[number], string>> {
  const { t } = useTranslation();
  return {
    'Medical Records': t('Medical Records'),
    Images: t('Images'),
    Reports: t('Reports'),
    Fees: t('Fees'),
    Other: t('Other'),
  };
}
