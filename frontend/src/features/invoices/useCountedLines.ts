import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { InvoiceValues } from './rules/invoiceValues.ts';
import { countedQuantity, quickAddLine } from './rules/quickAddLine.ts';
import type { useInvoiceLines } from './useInvoiceLines.ts';

/** Lines whose quantity follows the pages of the documents, until the person enters another one. */
export function useCountedLines<Parsed>(
  { control, getValues, setValue }: UseFormReturn<InvoiceValues, unknown, Parsed>,
  lines: ReturnType<typeof useInvoiceLines>,
  pages: number,
) {
  /** Of the lines that count pages. */
  const [descriptions, setDescriptions] = useState<readonly string[]>([]);
  const before = useRef(pages);
  const follow = useEffectEvent(() => {
    const quantity = countedQuantity(before.current);
    before.current = pages;
    for (const [index, line] of getValues('lineItems').entries())
      if (descriptions.includes(line.description) && line.quantity === quantity)
        setValue(`lineItems.${index}.quantity`, countedQuantity(pages));
  });
  useEffect(() => follow(), [pages]);
  const entered = useWatch({ control, name: 'lineItems' });
  return {
    /** Whether a line has the number of pages. */
    isCounted: entered.some(
      ({ description, quantity }) =>
        descriptions.includes(description) && quantity === countedQuantity(pages),
    ),
    addItem: (item: QuickAddItem) => {
      if (item.countsPages) setDescriptions([...descriptions, quickAddLine(item).description]);
      lines.addItem(item, pages);
    },
  };
}
