import { nextBatesNumbers } from '@portal/contract/packets/batesNumbers.ts';
import type { Packet, PacketOptions, packetFailures } from '@portal/contract/packets/packet.ts';
import {
  removalReasons,
  sectionTypes,
  type RemovalReason,
  type Section,
} from '@portal/contract/packets/recipe.ts';
import type { Redaction } from '@portal/contract/packets/redactions.ts';
import type { Source, SourceRefusal } from '@portal/contract/packets/sources.ts';
import type { TFunction } from 'i18next';

export function removalText(reason: RemovalReason, t: TFunction): string {
  return t(removalReasons.find(({ value }) => value === reason)!.label);
}

/** What a page says about its redactions; null if it has none. */
export function redactionMark(redactions: readonly Redaction[], t: TFunction): string | null {
  if (redactions.length === 0) return null;
  const open = redactions.filter(({ isConfirmed }) => !isConfirmed).length;
  return open > 0
    ? t('To confirm: {{total}}', { total: open })
    : t('Redacted: {{total}}', { total: redactions.length });
}

export function sectionTypeText(type: Section['type'], t: TFunction): string {
  return t(sectionTypes.find(({ value }) => value === type)!.label);
}

/** What happens to a source now, or why it has no pages. */
export function sourceStateText({ state, refusal, pages, addedBy }: Source, t: TFunction): string {
  switch (state) {
    case 'uploading':
      return addedBy === null
        ? t('Not sent completely.')
        : t('Not sent completely. {{name}} can choose it again to go on.', { name: addedBy });
    case 'scanning':
      return t('Virus scan pending');
    case 'preparing':
      return t('Preparing its pages...');
    case 'ready':
      return t('{{count}} pages', { count: pages ?? 0 });
    case 'refused':
      return refusalText(refusal ?? 'damaged', t);
    case 'infected':
      return t('The virus scan did not accept this file.');
    case 'withdrawn':
      return t('Withdrawn', { context: 'source' });
  }
}

function refusalText(refusal: SourceRefusal, t: TFunction): string {
  switch (refusal) {
    case 'encrypted':
      return t('It has a password. Save it without one and add it again.');
    case 'damaged':
      return t('It is damaged and can’t be read.');
    case 'no-pages':
      return t('It has no pages.');
    case 'too-many-pages':
      return t('It has too many pages. A request can have at most 5,000.');
    case 'too-large-page':
      return t('One of its pages is too large.');
    case 'too-complex':
      return t('It is too complex. Print it to a new PDF and add that.');
    case 'dynamic-form':
      return t('It is a form that only Adobe Reader shows. Print it to a new PDF and add that.');
    case 'portfolio':
      return t('It is a collection of files. Save each of them as a PDF.');
    case 'other-type':
      return t('Its content is not what its name says. Save it as a PDF.');
  }
}

/** What was left out of a source, or drawn into its pages. */
export function sourceChangeText(change: Source['changes'][number], t: TFunction): string {
  switch (change) {
    case 'scripts':
      return t('Scripts were left out.');
    case 'attachments':
      return t('Attached files were left out.');
    case 'actions':
      return t('Links and actions were left out.');
    case 'notes':
      return t('Pop-up notes were left out.');
    case 'form':
      return t('The fields of its form were drawn into the pages.');
    case 'hidden-layers':
      return t('Hidden layers were left out.');
    case 'pictures':
      return t('Some pages became pictures.');
  }
}

export function failureText(failure: (typeof packetFailures)[number], t: TFunction): string {
  switch (failure) {
    case 'unusable-source':
      return t(
        'It has pages of a file that was withdrawn or is not available. Remove them and build it again.',
      );
    case 'unconfirmed-redactions':
      return t('Some of its redactions are not confirmed. Confirm or delete them and build it again.');
    case 'too-large':
      return t('It is too large. Remove its largest pages and build it again.');
    case 'changed':
      return t('The pages were changed while it was built. Build it again.');
    case 'failed':
      return t('Something went wrong on our side. Build it again.');
  }
}

/** The options of the next packet: those of the last one, with numbers that continue. `packets`: newest first. */
export function nextOptions(
  last: Packet | undefined,
  packets: readonly Packet[],
  { orderId, sections, t }: { orderId: string; sections: number; t: TFunction },
): PacketOptions {
  if (last) {
    const { numbering } = last.options;
    const next = numbering.kind === 'bates' ? nextBatesNumbers(packets) : null;
    return { ...last.options, numbering: next ?? numbering };
  }
  return {
    title: t('Records {{orderId}}', { orderId }),
    hasCover: true,
    hasContents: sections > 1,
    listsRedactions: false,
    numbering: { kind: 'pages', corner: 'bottom-right' },
  };
}
