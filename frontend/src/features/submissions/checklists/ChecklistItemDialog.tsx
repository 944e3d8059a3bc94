import { makeStyles, tokens } from '@fluentui/react-components';
import { nextOrder } from '@portal/contract/configuration/rules/nextOrder.ts';
import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import {
  addChecklistItem,
  editChecklistItem,
} from '@portal/contract/submissions/endpoints/reviewChecklist.ts';
import { checklistForm, type ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { RadioGroupField } from '../../../components/form/RadioGroupField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { changesOf } from '../../../components/list/changesOf.ts';
import { call } from '../../../lib/api.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { OrderField } from '../../../components/list/OrderField.tsx';
import { checklistKeys } from './managedChecklist.ts';

type Body = z.output<typeof checklistForm>;

/** The form chooses all types or some; the item stores an empty list for all. */
const itemForm = z.pipe(
  z
    .extend(z.omit(checklistForm, { requestTypes: true }), {
      appliesTo: z.enum(['all', 'some']),
      types: z.array(z.string()),
    })
    .check(
      z.refine(({ appliesTo, types }) => appliesTo === 'all' || types.length > 0, {
        message: 'Please choose at least one request type',
        path: ['types'],
      }),
    ),
  z.transform(({ text, order, appliesTo, types }): Body => ({
    text,
    order,
    requestTypes: appliesTo === 'all' ? [] : types.map(Number).toSorted((a, b) => a - b),
  })),
);

interface Values {
  text: string;
  order: string;
  appliesTo: string;
  types: string[];
}

interface Props {
  /** Null for a new one. */
  item: ChecklistItem | null;
  /** All items. */
  items: readonly ChecklistItem[];
  onClose: () => void;
}

/** Adds an item to the review checklist, or changes one. */
export function ChecklistItemDialog({ item, items, onClose }: Props) {
  const { t } = useTranslation();
  const next = nextOrder(items.filter((other) => other !== item).map(({ order }) => order));
  const edit = useListForm<Values, Body>({
    schema: itemForm,
    values: {
      text: item?.text ?? '',
      order: String(item?.order ?? next),
      appliesTo: item && item.requestTypes.length > 0 ? 'some' : 'all',
      types: item?.requestTypes.map(String) ?? [],
    },
    save: (body) =>
      item
        ? call(editChecklistItem, { body: { itemId: item.itemId, ...changesOf(body, item) } })
        : call(addChecklistItem, { body }),
    keys: checklistKeys,
    success: item ? t('Checklist item saved') : t('Checklist item added'),
    onSaved: onClose,
    failure: t('The item was not saved'),
  });
  return (
    <FormDialog
      title={titleOf()}
      save={item ? t('Save changes') : t('Add item')}
      edit={edit}
      onClose={onClose}
    >
      {!item?.kind && (
        <TextField<Values>
          name="text"
          label={t('Item text')}
          hint={t('What staff check. Do not enter patient data.')}
          maxLength={100}
          autoComplete="off"
        />
      )}
      <OrderField next={next} />
      <RadioGroupField<Values>
        name="appliesTo"
        legend={t('Applies to')}
        choices={[
          { value: 'all', label: t('All request types') },
          { value: 'some', label: t('Some request types') },
        ]}
      />
      <TypeChoices />
    </FormDialog>
  );

  function titleOf(): string {
    if (!item) return t('Add checklist item');
    return item.kind ? t('Edit {{name}}', { name: t(item.text) }) : t('Edit checklist item');
  }
}

const useStyles = makeStyles({
  types: { display: 'grid', border: 'none', margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
});

/** The request types, if the item applies to some of them. */
function TypeChoices() {
  const styles = useStyles();
  const { t } = useTranslation();
  const errorId = useId();
  const problem = useFormState<Values>({ name: 'types' }).errors.types?.message;
  if (useWatch<Values, 'appliesTo'>({ name: 'appliesTo' }) !== 'some') return null;
  return (
    <fieldset className={styles.types} aria-describedby={problem ? errorId : undefined}>
      <legend className={styles.legend}>{t('Request types')}</legend>
      <FieldError id={errorId} message={problem} />
      {requestTypes.map(({ id }) => (
        <CheckboxField<Values> key={id} name="types" value={String(id)} label={requestTypeLabel(id, t)} />
      ))}
    </fieldset>
  );
}
