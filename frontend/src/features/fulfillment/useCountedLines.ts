import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { InvoiceValues } from '../invoices/rules/invoiceValues.ts';
import { countedQuantity, quickAddLine } from '../invoices/rules/quickAddLine.ts';
import type { useInvoiceLines } from '../invoices/useInvoiceLines.ts';

/** Lines whose quantity follows the pages of the documents, until the person enters another one. */
export function useCountedLines(
  { control, getValues, setValue }: UseFormReturn<InvoiceValues>,
  lines: ReturnType<typeof useInvoiceLines>,
  pages: number,
) {
  const descriptions = useRef(new Set<string>());
  const before = useRef(pages);
  const follow = useEffectEvent(() => {
    const quantity = countedQuantity(before.current);
    before.current = pages;
    for (const [index, line] of getValues('lineItems').entries())
      if (descriptions.current.has(line.description) && line.quantity === quantity)
        setValue(`lineItems.${index}.quantity`, countedQuantity(pages));
  });
  useEffect(() => follow(), [pages]);
  const entered = useWatch({ control, name: 'lineItems' });
  return {
    /** Whether a line has the number of pages. */
    isCounted: entered.some(
      ({ description, quantity }) =>
        descriptions.current.has(description) && quantity === countedQuantity(pages),
    ),
    addItem: (item: QuickAddItem) => {
      if (item.countsPages) descriptions.current.add(quickAddLine(item).description);
      lines.addItem(item, pages);
    },
  };
}
