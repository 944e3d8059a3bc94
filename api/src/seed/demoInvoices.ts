import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';

/** The state of a demo invoice. */
export type DemoInvoice = 'draft' | 'sent' | 'paid';

const defaults: Omit<InvoiceLineDraft, 'description' | 'quantity' | 'unitPrice'> = {
  subsections: [],
  studyDate: '',
  studyType: '',
  imageCount: null,
  cnrReason: '',
};

/** The lines of the demo invoices. */
export const demoInvoiceLines: Readonly<Record<DemoInvoice, InvoiceLineDraft[]>> = {
  draft: [{ ...defaults, description: 'Copies, per page', quantity: 184, unitPrice: '0.10' }],
  sent: [
    { ...defaults, description: 'Clerical time, quarter hour', quantity: 4, unitPrice: '6.00' },
    { ...defaults, description: 'Copies, per page', quantity: 312, unitPrice: '0.10' },
    { ...defaults, description: 'Postage', quantity: 1, unitPrice: '9.95' },
  ],
  paid: [
    {
      ...defaults,
      description: 'Images on CD',
      quantity: 1,
      unitPrice: '25.00',
      studyType: 'MRI',
      studyDate: '2026-02-11',
      imageCount: 148,
      subsections: ['Lumbar spine, sagittal', 'Lumbar spine, axial'],
    },
    { ...defaults, description: 'Radiology report', quantity: 2, unitPrice: '15.00' },
  ],
};
