import * as z from 'zod/mini';
import { uploadedFile } from '../uploads/uploadedFile.ts';

/** The entered values of the update form, in the order of its fields. */
export const updateValues = z.object({
  orderId: z.string(),
  verificationCode: z.string(),
  patientName: z.string(),
  patientDob: z.string(),
  contactPhone: z.string(),
  updateReason: z.string(),
  updateDetails: z.string(),
  /** The files are a letter of authorization. */
  isLoa: z._default(z.boolean(), false),
  uploadedFiles: z.array(uploadedFile),
});

export type UpdateValues = z.output<typeof updateValues>;

export type UpdateField = keyof UpdateValues;

export const emptyUpdateValues: UpdateValues = {
  orderId: '',
  verificationCode: '',
  patientName: '',
  patientDob: '',
  contactPhone: '',
  updateReason: '',
  updateDetails: '',
  isLoa: false,
  uploadedFiles: [],
};

export const updateFields = Object.keys(emptyUpdateValues) as UpdateField[];

/** The fields that are initially empty. */
export const enteredFields = updateFields.filter((field) => field !== 'isLoa');
