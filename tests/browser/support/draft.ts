import type { Page } from '@playwright/test';
import { namedCopyService } from '@portal/contract/configuration/catalogues/copyServices.ts';
import { z } from 'zod';
import { anOrder } from './wizard.ts';

const office = namedCopyService.locations[0]!;

/** Everything that steps 1 to 3 ask for, as the wizard keeps it in the tab. */
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

/** Opens a step of a request that was filled in this tab before; answers its order id. For journeys that begin there. */
export async function openFilled(page: Page, step: number, changed: Partial<Values> = {}): Promise<string> {
  const values = { ...filledValues(anOrder().orderId), ...changed };
  const draft = { draftId: crypto.randomUUID(), values, ssnEntered: false, furthestStep: 5 };
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('filled')) return;
    sessionStorage.setItem('filled', 'yes');
    sessionStorage.setItem('requestDraft', kept);
  }, JSON.stringify(draft));
  await page.goto(`/client/request?step=${step}`);
  return values.orderId;
}

/** The id under which this tab fills its request. */
export async function draftIdOf(page: Page): Promise<string> {
  const kept = await page.evaluate(() => sessionStorage.getItem('requestDraft'));
  return z.object({ draftId: z.uuid() }).parse(JSON.parse(kept ?? '{}')).draftId;
}
