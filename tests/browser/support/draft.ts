import type { Page } from '@playwright/test';
import { namedCopyService } from '@portal/contract/configuration/catalogs/copyServices.ts';
import { z } from 'zod';
import { createOrder } from './wizard.ts';

const office = namedCopyService.locations[0]!;

/** The fields of steps 1 to 3, as the wizard stores them in the tab. */
function filledValues(orderId: string) {
  return {
    orderId,
    facilityName: 'Central Medical Center',
    copyServiceSelection: namedCopyService.id,
    copyServiceName: namedCopyService.name,
    copyServiceLocation: office.id,
    copyServiceEmail: office.email,
    copyServicePhone: office.phone,
    filledEmail: office.email,
    filledPhone: office.phone,
    attorneyName: 'Dana Whitfield',
    firmName: 'Whitfield & Oyelaran LLP',
    lawyerEmail: 'dana@whitfield.example',
    lawyerPhone: '(213) 555-0141',
    patientName: 'Robin Example',
    patientDob: '1984-03-12',
    requestType: '7',
    paAppliesTo: '',
    physicianName: '',
    loaIncluded: true,
    loaFiles: [],
    uploadedFiles: [],
  };
}

type Values = ReturnType<typeof filledValues>;

/** Opens a wizard step with the earlier steps filled in; returns the Order ID. */
export async function openDraftAtStep(
  page: Page,
  step: number,
  changed: Partial<Values> = {},
): Promise<string> {
  const values = { ...filledValues(createOrder().orderId), ...changed };
  const draft = { draftId: crypto.randomUUID(), values, ssnEntered: false, furthestStep: 5 };
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('filled')) return;
    sessionStorage.setItem('filled', 'yes');
    sessionStorage.setItem('requestDraft', stored);
  }, JSON.stringify(draft));
  await page.goto(`/client/request?step=${step}`);
  return values.orderId;
}

/** The id of the draft in this tab. */
export async function draftIdOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => sessionStorage.getItem('requestDraft'));
  return z.object({ draftId: z.uuid() }).parse(JSON.parse(stored ?? '{}')).draftId;
}
