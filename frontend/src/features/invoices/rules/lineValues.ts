import { studyTypes } from '@portal/contract/catalogues/studyTypes.ts';
import { settledPrice } from './settledPrice.ts';
import { settledQuantity } from './settledQuantity.ts';

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
    quantity: Number(settledQuantity(values.quantity)),
    unitPrice: settledPrice(values.unitPrice),
    studyType: studyTypes.find((type) => type === values.studyType) ?? ('' as const),
    studyDate,
    imageCount: imageCount.trim() === '' ? null : Math.max(Number(imageCount), 0),
    cnrReason,
    subsections: values.subsections.map(({ text }) => text).filter((text) => text.trim() !== ''),
  };
}
