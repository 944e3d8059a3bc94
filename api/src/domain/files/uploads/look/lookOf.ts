import type { DocumentLook } from '@portal/contract/files/schemas/documentLook.ts';
import type { DocumentReading } from '../../../submissions/authorization/documentText.ts';
import { lookAtText, type PatientFacts } from './lookAtText.ts';

/** What a document says about whose records it has. A document of pictures has no text, but pages. */
export function lookOf(reading: DocumentReading, patient: PatientFacts): DocumentLook {
  if (reading.kind === 'text') {
    const { pages, pagesRead, pagesWithText, pagesRecognized } = reading.text;
    const { otherPersons, ...found } = lookAtText(reading.text, patient);
    return {
      state: 'read',
      pages,
      pagesRead,
      pagesWithText: pagesWithText + pagesRecognized,
      ...found,
      otherPersons: [...otherPersons],
    };
  }
  switch (reading.reason) {
    case 'encrypted':
      return { state: 'not-read', reason: 'password' };
    case 'too-complex':
      return { state: 'not-read', reason: 'too-complex' };
    case 'no-text':
      return reading.pages === undefined
        ? { state: 'not-read', reason: 'damaged' }
        : picturesOnly(reading.pages);
    case 'damaged':
    case 'not-pdf':
      return { state: 'not-read', reason: 'damaged' };
  }
}

/** The look at pictures, whose text nobody has read. */
export function picturesOnly(pages: number): DocumentLook {
  return {
    state: 'read',
    pages,
    pagesRead: pages,
    pagesWithText: 0,
    namesPatient: false,
    otherPersons: [],
    otherPersonPages: 0,
  };
}
