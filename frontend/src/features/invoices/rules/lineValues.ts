import { studyTypes } from '@portal/contract/requests/catalogues/studyTypes.ts';
import { imagesOf } from './normalizedImages.ts';
import { normalizedPrice } from './normalizedPrice.ts';
import { quantityOf } from './normalizedQuantity.ts';

/** A line of an invoice as it is typed. */
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

/** The same as it is sent; what cannot be sent is left to the contract to refuse. */
export function draftedLine(values: LineValues) {
  const { description, studyDate, cnrReason, imageCount } = values;
  return {
    description,
    quantity: quantityOf(values.quantity),
    unitPrice: normalizedPrice(values.unitPrice),
    studyType: studyTypes.find((type) => type === values.studyType) ?? ('' as const),
    studyDate,
    imageCount: imagesOf(imageCount),
    cnrReason,
    subsections: values.subsections.map(({ text }) => text).filter((text) => text.trim() !== ''),
  };
}
