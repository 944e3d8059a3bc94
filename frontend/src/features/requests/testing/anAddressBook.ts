import type {
  AddressBookView,
  SavedAttorney,
  SavedCopyService,
} from '@portal/contract/accounts/schemas/addressBook.ts';

/** An office of the mocked list of copy services. */
export const aSavedCopyService: SavedCopyService = {
  contactId: '5b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a01',
  copyServiceName: 'Meridian Copy Service',
  copyServiceLocation: 'chicago',
  copyServiceEmail: 'desk@firm.example',
  copyServicePhone: '(312) 555-0100',
  lastUsedAt: '2026-11-02T15:00:00.000Z',
};

export const aSavedAttorney: SavedAttorney = {
  contactId: '5b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a02',
  attorneyName: 'Dana Ray',
  firmName: 'Ray LLP',
  lawyerEmail: 'dana@ray.example',
  lawyerPhone: '(312) 555-0101',
  lastUsedAt: '2026-11-02T15:00:00.000Z',
};

/** An address book after one request, and one before it with another attorney. */
export function anAddressBook(changes: Partial<AddressBookView> = {}): AddressBookView {
  const earlier: SavedAttorney = {
    contactId: '5b0f3a3e-9c5e-4a55-8f7e-2f1d0c9b8a03',
    attorneyName: 'Sam Ortiz',
    firmName: '',
    lawyerEmail: 'sam@ortiz.example',
    lawyerPhone: '(312) 555-0102',
    lastUsedAt: '2026-10-01T15:00:00.000Z',
  };
  return {
    copyServices: [aSavedCopyService],
    attorneys: [aSavedAttorney, earlier],
    requestTypes: [22, 7],
    ...changes,
  };
}
