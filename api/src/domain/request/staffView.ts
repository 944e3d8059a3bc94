import type { StaffRequestView } from '@portal/contract/schemas/staffRequestView.ts';
import { fileView } from './clientView.ts';
import type { RequestRoot } from './root.ts';

/** What staff see of a request, named field by field. */
export function staffView(root: RequestRoot): StaffRequestView {
  const { fields, payment } = root;
  const files = Object.values(root.files);
  return {
    _id: root.requestId,
    orderId: fields.orderId,
    source: root.source,
    status: root.status,
    requestType: fields.requestType,
    submittedAt: root.submittedAt,
    updatedAt: root.updatedAt,
    dueDate: root.dueDate,
    subpoenaReceivedDate: root.subpoenaReceivedDate ?? '',
    facilityName: fields.facilityName ?? '',
    patientName: fields.patientName,
    patientDob: fields.patientDob,
    patientSsnLast4: fields.patientSsnLast4 ?? '',
    ...(fields.paAppliesTo && { paAppliesTo: fields.paAppliesTo }),
    physicianName: fields.physicianName ?? '',
    attorneyName: fields.attorneyName ?? '',
    lawyerEmail: fields.lawyerEmail ?? '',
    lawyerPhone: fields.lawyerPhone ?? '',
    firmName: fields.firmName ?? '',
    copyServiceName: fields.copyServiceName,
    copyServiceLocation: fields.copyServiceLocation ?? '',
    copyServiceEmail: fields.copyServiceEmail,
    copyServicePhone: fields.copyServicePhone ?? '',
    loaIncluded: fields.loaIncluded,
    subpoenaApproved: root.subpoenaApproved,
    recordsSaved: root.recordsSaved,
    loaFiles: files.filter(({ group }) => group === 'loa').map(fileView),
    uploadedFiles: files.filter(({ group }) => group === 'supporting').map(fileView),
    statusHistory: root.history.map(({ status, at, by, byName, notes, isPrivate }) => ({
      status,
      updatedAt: at,
      updatedBy: by.id,
      updatedByName: byName,
      notes,
      isPrivate,
    })),
    payment: {
      state: payment.state,
      amount: payment.amountCents,
      ...(payment.paidAt && { paidAt: payment.paidAt }),
    },
  };
}
