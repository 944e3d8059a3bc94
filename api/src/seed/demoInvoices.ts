import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';

/** How far a demo invoice has come. */
export type DemoInvoice = 'draft' | 'sent' | 'paid';

const plain: Omit<InvoiceLineDraft, 'description' | 'quantity' | 'unitPrice'> = {
  subsections: [],
  studyDate: '',
  studyType: '',
  imageCount: null,
  cnrReason: '',
};

/** What the demo invoices bill for. */
export const demoInvoiceLines: Readonly<Record<DemoInvoice, InvoiceLineDraft[]>> = {
  draft: [{ ...plain, description: 'Copies, per page', quantity: 184, unitPrice: '0.10' }],
  sent: [
    { ...plain, description: 'Clerical time, quarter hour', quantity: 4, unitPrice: '6.00' },
    { ...plain, description: 'Copies, per page', quantity: 312, unitPrice: '0.10' },
    { ...plain, description: 'Postage', quantity: 1, unitPrice: '9.95' },
  ],
  paid: [
    {
      ...plain,
      description: 'Images on CD',
      quantity: 1,
      unitPrice: '25.00',
      studyType: 'MRI',
      studyDate: '2026-02-11',
      imageCount: 148,
      subsections: ['Lumbar spine, sagittal', 'Lumbar spine, axial'],
    },
    { ...plain, description: 'Radiology report', quantity: 2, unitPrice: '15.00' },
  ],
};
