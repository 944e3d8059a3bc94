import { studyTypes } from '@portal/contract/requests/catalogs/studyTypes.ts';
import { parseImageCount } from './imageCount.ts';
import { normalizePrice } from './normalizePrice.ts';
import { parseQuantity } from './quantity.ts';

/** The form values of an invoice line. */
export interface LineValues {
  description: string;
  quantity: string;
  unitPrice: string;
  studyType: string;
  /** YYYY-MM-DD, or empty. */
  studyDate: string;
  imageCount: string;
  cnrReason: string;
  subsections: { text: string }[];
}

export const EMPTY_LINE: LineValues = {
  description: '',
  quantity: '1',
  unitPrice: '0',
  studyType: '',
  studyDate: '',
  imageCount: '',
  cnrReason: '',
  subsections: [],
};

/** Converts form values to an invoice line. Invalid values pass through, and the contract’s schema rejects them. */
export function toInvoiceLine(values: LineValues) {
  const { description, studyDate, cnrReason, imageCount } = values;
  return {
    description,
    quantity: parseQuantity(values.quantity),
    unitPrice: normalizePrice(values.unitPrice),
    studyType: studyTypes.find((type) => type === values.studyType) ?? ('' as const),
    studyDate,
    imageCount: parseImageCount(imageCount),
    cnrReason,
    subsections: values.subsections.map(({ text }) => text).filter((text) => text.trim() !== ''),
  };
}
