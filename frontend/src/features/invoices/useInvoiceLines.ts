import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { MAX_LINES } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../components/form/fieldId.ts';
import { isEmptyLine } from './rules/isEmptyLine.ts';
import { EMPTY_LINE, type LineValues } from './rules/lineValues.ts';
import { quickAddLine } from './rules/quickAddLine.ts';
import { useRows } from './useRows.ts';
import type { useInvoiceForm } from './useInvoiceForm.ts';

type Form = ReturnType<typeof useInvoiceForm>['form'];

/** The lines of a form: one at least. The focus goes to a line that was added, and to a neighbour of one that was removed. */
export function useInvoiceLines({ getValues, setValue, clearErrors }: Form) {
  const { t } = useTranslation();
  const { ids, append, remove, renew, replace } = useRows<LineValues>(
    () => getValues('lineItems'),
    (rows) => {
      setValue('lineItems', rows);
      clearErrors('lineItems');
    },
  );
  /** What screen readers are told of a change. */
  const [news, setNews] = useState('');
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current !== null) focusField(`lineItems.${next.current}.description`);
    next.current = null;
  }, [ids]);

  return {
    ids,
    news,
    canAdd: ids.length < MAX_LINES,
    canRemove: ids.length > 1,
    add: () => {
      next.current = ids.length;
      append(EMPTY_LINE);
    },
    remove: (index: number) => {
      next.current = Math.min(index, ids.length - 2);
      remove(index);
      setNews(t('Line {{number}} removed', { number: index + 1 }));
    },
    /** The form holds other lines than before. */
    renew: () => {
      next.current = 0;
      renew();
    },
    /** Fills the first empty line, or adds one. The focus stays, so that several can be added one after the other. */
    addItem: (item: QuickAddItem) => {
      const empty = getValues('lineItems').findIndex(isEmptyLine);
      const line = quickAddLine(item);
      if (empty >= 0) replace(empty, line);
      else append(line);
      const number = empty >= 0 ? empty + 1 : ids.length + 1;
      setNews(t('Line {{number}} added: {{name}}', { number, name: item.name }));
    },
  };
}
