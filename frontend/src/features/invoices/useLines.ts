import type { QuickAddItem } from '@portal/contract/endpoints/quickAddItems.ts';
import { MOST_LINES } from '@portal/contract/schemas/invoiceDraft.ts';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../components/form/fieldId.ts';
import { isEmptyLine } from './rules/isEmptyLine.ts';
import { EMPTY_LINE } from './rules/lineValues.ts';
import { quickAddLine } from './rules/quickAddLine.ts';
import type { useInvoiceForm } from './useInvoiceForm.ts';

type Form = ReturnType<typeof useInvoiceForm>['form'];

/** The lines of a form: one at least. The focus goes to a line that was added, and to a neighbour of one that was removed. */
export function useLines({ control, getValues }: Pick<Form, 'control' | 'getValues'>) {
  const { t } = useTranslation();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'lineItems' });
  /** What screen readers are told of a change. */
  const [news, setNews] = useState('');
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current !== null) focusField(`lineItems.${next.current}.description`);
    next.current = null;
  }, [fields]);
  const silently = { shouldFocus: false };

  return {
    fields,
    news,
    canAdd: fields.length < MOST_LINES,
    canRemove: fields.length > 1,
    add: () => {
      next.current = fields.length;
      append(EMPTY_LINE, silently);
    },
    remove: (index: number) => {
      next.current = Math.min(index, fields.length - 2);
      remove(index);
      setNews(t('Line {{number}} removed', { number: index + 1 }));
    },
    /** Fills the first empty line, or adds one. The focus stays, so that several can be added one after the other. */
    addItem: (item: QuickAddItem) => {
      const empty = getValues('lineItems').findIndex(isEmptyLine);
      const line = quickAddLine(item);
      if (empty >= 0) update(empty, line);
      else append(line, silently);
      const number = empty >= 0 ? empty + 1 : fields.length + 1;
      setNews(t('Line {{number}} added: {{name}}', { number, name: item.name }));
    },
  };
}
