import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { MAX_LINES } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../components/form/fieldId.ts';
import { isEmptyLine } from './rules/isEmptyLine.ts';
import type { InvoiceValues } from './rules/invoiceValues.ts';
import { EMPTY_LINE, type LineValues } from './rules/lineValues.ts';
import { quickAddLine } from './rules/quickAddLine.ts';
import { useRows } from './useRows.ts';

type Form = Pick<UseFormReturn<InvoiceValues>, 'getValues' | 'setValue' | 'clearErrors'>;

/** The lines of the form, at least `min`. A new line gets the focus; after a removal, a neighboring line does. */
export function useInvoiceLines({ getValues, setValue, clearErrors }: Form, min: 0 | 1 = 1) {
  const { t } = useTranslation();
  const { ids, append, remove, reset, replace } = useRows<LineValues>(
    () => getValues('lineItems'),
    (rows) => {
      setValue('lineItems', rows);
      clearErrors('lineItems');
    },
  );
  /** Announces changes to screen readers. */
  const [announcement, setAnnouncement] = useState('');
  const indexToFocus = useRef<number | null>(null);
  useEffect(() => {
    if (indexToFocus.current !== null) focusField(`lineItems.${indexToFocus.current}.description`);
    indexToFocus.current = null;
  }, [ids]);

  return {
    ids,
    announcement,
    canAdd: ids.length < MAX_LINES,
    canRemove: ids.length > min,
    add: () => {
      indexToFocus.current = ids.length;
      append(EMPTY_LINE);
    },
    remove: (index: number) => {
      indexToFocus.current = Math.min(index, ids.length - 2);
      remove(index);
      setAnnouncement(t('Line {{number}} removed', { number: index + 1 }));
    },
    /** Call this after all lines of the form were replaced. */
    reset: () => {
      indexToFocus.current = 0;
      reset();
    },
    /**
     * Fills the first empty line, or adds one. The focus stays, so that the user can add several in a row. `pages`: of the
     * documents, if they are known.
     */
    addItem: (item: QuickAddItem, pages?: number) => {
      const empty = getValues('lineItems').findIndex(isEmptyLine);
      const line = quickAddLine(item, pages);
      if (empty >= 0) replace(empty, line);
      else append(line);
      const number = empty >= 0 ? empty + 1 : ids.length + 1;
      setAnnouncement(t('Line {{number}} added: {{name}}', { number, name: item.name }));
    },
  };
}
