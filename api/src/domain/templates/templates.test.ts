import { languages } from '@portal/contract/languages/languages.ts';
import { unknownPlaceholder } from '@portal/contract/templates/placeholders.ts';
import { MAX_TEMPLATES, templateForm, type TemplateForm } from '@portal/contract/templates/schemas.ts';
import { describe, expect, it } from 'vitest';
import { aFile, aRequest, uploadOf } from '../testing/aRequest.ts';
import { fillForRequest, textFor } from './fillForRequest.ts';
import { starterTemplates } from './starterTemplates.ts';
import type { StoredTemplates } from './storedTemplates.ts';
import {
  addTemplate,
  editTemplate,
  removeTemplate,
  type TemplateDecision,
  templateHistoryPage,
} from './templateRules.ts';

const signature = { by: 'usr_1', byName: 'Ada Admin', now: new Date('2026-11-20T12:00:00Z') };

function aForm(changed: Partial<TemplateForm> = {}): TemplateForm {
  const en = { subject: 'Order {{orderId}}', text: 'Dear {{requesterName}}' };
  return { name: 'Courtesy', texts: { en, es: null, fr: null }, asLetter: false, ...changed };
}

function applied(decision: TemplateDecision): StoredTemplates {
  if (decision.kind !== 'changed') throw new Error(decision.kind);
  return decision.next;
}

describe('the templates of a new portal', () => {
  it('have valid texts in every language', () => {
    const { templates } = starterTemplates();
    expect(templates).toHaveLength(5);
    for (const template of templates) {
      const { name, texts, asLetter } = template;
      expect(templateForm.safeParse(template).data).toEqual({ name, texts, asLetter });
      for (const language of languages) {
        const { subject, text } = template.texts[language]!;
        expect(unknownPlaceholder(subject + text)).toBeNull();
      }
    }
  });
});

describe('a change of the templates', () => {
  it('stores the template with its author and both states in the history', () => {
    const added = applied(addTemplate(starterTemplates(), aForm(), 'template-1', signature));
    const next = aForm({ name: 'Thanks', asLetter: true });
    const body = { templateId: 'template-1', seenVersion: 1, ...next };
    const edited = applied(editTemplate(added, body, signature));
    expect(edited.templates.at(-1)).toEqual({
      ...next,
      templateId: 'template-1',
      version: 2,
      changed: { at: '2026-11-20T12:00:00.000Z', byName: 'Ada Admin' },
    });
    const removed = applied(removeTemplate(edited, { templateId: 'template-1', seenVersion: 2 }, signature));
    expect(removed.templates).toEqual(starterTemplates().templates);
    expect(templateHistoryPage(removed, null).history.map(({ n, from, to }) => [n, from, to])).toEqual([
      [3, next, null],
      [2, aForm(), next],
      [1, null, aForm()],
    ]);
    expect(templateHistoryPage(removed, 2)).toMatchObject({ history: [{ n: 1 }], hasOlder: false });
  });

  it('is refused if someone changed the template after the admin saw it', () => {
    const [delay] = starterTemplates().templates.filter(({ templateId }) => templateId === 'delay');
    const mine = { ...delay!, seenVersion: 0 };
    const stored = applied(editTemplate(starterTemplates(), { ...mine, name: 'Late' }, signature));
    const refusal = {
      kind: 'refused',
      code: 'conflict',
      message: { values: { name: 'Ada Admin', at: '2026-11-20T12:00:00.000Z' } },
    };
    expect(editTemplate(stored, { ...mine, name: 'Later' }, signature)).toMatchObject(refusal);
    expect(removeTemplate(stored, mine, signature)).toMatchObject(refusal);
    // The same change again, after a lost answer.
    expect(editTemplate(stored, { ...mine, name: 'Late' }, signature)).toMatchObject({ kind: 'unchanged' });
  });

  it.each([
    ['the name of another template', aForm({ name: ' dELAY ' }), 'conflict', 'name'],
    [
      'an unknown placeholder',
      aForm({ texts: { ...aForm().texts, es: { subject: 'Orden', text: 'Hola {{nombre}}' } } }),
      'invalid_input',
      'texts.es.text',
    ],
  ])('is refused for %s', (_name, form, code, field) => {
    expect(addTemplate(starterTemplates(), form, 'template-1', signature)).toMatchObject({
      kind: 'refused',
      code,
      fields: { [field]: expect.any(String) },
    });
  });

  it('is refused for more templates than allowed, and for more text than a document holds', () => {
    const [first] = starterTemplates().templates;
    const many = (count: number, text: string): StoredTemplates => ({
      revision: 0,
      history: [],
      templates: Array.from({ length: count }, (_, index) => ({
        ...first!,
        name: `Template ${index}`,
        texts: { ...first!.texts, en: { subject: 'Order', text } },
      })),
    });
    const full = { kind: 'refused', code: 'conflict' };
    expect(addTemplate(many(MAX_TEMPLATES, 'x'), aForm(), 'template-1', signature)).toMatchObject(full);
    expect(addTemplate(many(70, '漢'.repeat(5000)), aForm(), 'template-1', signature)).toMatchObject(full);
  });

  it('drops the oldest changes of a long history', () => {
    let stored = starterTemplates();
    for (let n = 0; n < 40; n += 1) {
      const texts = { ...aForm().texts, en: { subject: 'Order', text: `${n} ${'漢'.repeat(4900)}` } };
      const body = { ...aForm({ name: 'Delay', texts }), templateId: 'delay', seenVersion: n };
      stored = applied(editTemplate(stored, body, signature));
    }
    expect(JSON.stringify(stored.history).length * 3).toBeLessThan(520_000);
    expect(stored.history.at(-1)).toMatchObject({ n: 40 });
    expect(stored.history.length).toBeGreaterThan(10);
  });
});

describe('a template for a request', () => {
  const texts = {
    portalName: 'Records Portal',
    requestType: 'Medical Records',
    noPromisedDay: 'We will write to you.',
    today: '2026-11-28',
  };

  it('has the facts of the request, as text', () => {
    const fields = {
      ...aRequest().fields,
      patientName: '<b>{{orderId}}</b>',
      attorneyName: '',
      firmName: 'Lee & Park',
    };
    const charged = { requiresPayment: true, uploadedByAdmin: true };
    const files = {
      one: aFile({ ...uploadOf('3'), ...charged, chargeCents: 2550 }),
      two: aFile({ ...uploadOf('4'), ...charged, chargeCents: 900, paymentState: 'clearing' }),
    };
    const filled = fillForRequest(
      {
        language: 'es',
        subject: '{{orderId}}: {{portalName}}',
        text: '{{requesterName}}|{{patientName}}|{{requestType}}|{{dueDate}}|{{balanceDue}}',
      },
      aRequest({ fields, files, dueDate: '2026-12-01' }),
      texts,
    );
    expect(filled).toEqual({
      language: 'es',
      subject: 'ORD-1: Records Portal',
      text: 'Lee & Park|<b>{{orderId}}</b>|Medical Records|1 de diciembre de 2026|$25.50',
    });
  });

  it.each([
    [
      'a passed day',
      'Hello. We expect to finish by {{dueDate}}. Sorry.',
      'Hello. We will write to you. Sorry.',
    ],
    [
      'a line of its own',
      'Order: 1\nDue: {{dueDate}}\n\nThanks',
      'Order: 1\nWe will write to you.\n\nThanks',
    ],
    ['two sentences', 'By {{dueDate}}. Not after {{dueDate}}. Bye.', 'We will write to you. Bye.'],
    ['no due date', 'We expect to finish soon.', 'We expect to finish soon.'],
  ])('does not promise a due date that has passed: %s', (_, text, filled) => {
    const template = { language: 'en', subject: 'Due {{dueDate}}', text } as const;
    for (const dueDate of ['2026-11-27', '']) {
      expect(fillForRequest(template, aRequest({ dueDate }), texts)).toEqual({
        language: 'en',
        subject: 'We will write to you.',
        text: filled,
      });
    }
    const today = fillForRequest(template, aRequest({ dueDate: '2026-11-28' }), texts);
    expect(today.subject).toBe('Due November 28, 2026');
  });

  it.each(languages)('that announces a delay names no day in the past, in %s', (language) => {
    const delay = starterTemplates().templates.find(({ templateId }) => templateId === 'delay')!;
    const filled = (dueDate: string) =>
      fillForRequest({ ...delay.texts[language]!, language }, aRequest({ dueDate }), texts).text;
    expect(filled('2026-12-05')).toContain('2026');
    expect(filled('2026-11-25')).not.toMatch(/2026|noviembre|November|novembre/);
    expect(filled('2026-11-25')).toContain('We will write to you.');
  });

  it('is in the language of the request, or in English', () => {
    const [template] = starterTemplates().templates;
    expect(textFor(template!, { language: 'fr' })).toMatchObject({ language: 'fr', ...template!.texts.fr });
    expect(textFor(aForm(), { language: 'fr' })).toEqual({ language: 'en', ...aForm().texts.en });
  });
});
