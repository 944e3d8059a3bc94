/** Categories of reusable invoice lines; an item may also have none. */
export const quickAddCategories = ['Medical Records', 'Images', 'Reports', 'Fees', 'Other'] as const;

export interface StarterQuickAddItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly defaultPriceCents: number;
  readonly category: (typeof quickAddCategories)[number];
  /** True: its quantity is the number of pages of the documents. */
  readonly countsPages?: true;
}

/** Reusable invoice lines of a new portal. Prices follow California Evidence Code 1563(b) where it sets one. */
export const starterQuickAddItems: readonly StarterQuickAddItem[] = [
  {
    id: 'copies-per-page',
    name: 'Copies, per page',
    description: 'Standard reproduction of a page',
    defaultPriceCents: 10,
    category: 'Medical Records',
    countsPages: true,
  },
  {
    id: 'clerical-quarter-hour',
    name: 'Clerical time, quarter hour',
    description: 'Locating and making records available',
    defaultPriceCents: 600,
    category: 'Fees',
  },
  {
    id: 'images-on-cd',
    name: 'Images on CD',
    description: 'One disc with the images of one study',
    defaultPriceCents: 2500,
    category: 'Images',
  },
  {
    id: 'radiology-report',
    name: 'Radiology report',
    description: 'Written report of one study',
    defaultPriceCents: 1500,
    category: 'Reports',
  },
  {
    id: 'postage',
    name: 'Postage',
    description: 'Actual postage',
    defaultPriceCents: 995,
    category: 'Other',
  },
];
