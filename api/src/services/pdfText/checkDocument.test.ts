import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Log } from '../../telemetry/log.ts';
import { MAX_PAGES, readPdf } from './readPdf.ts';
import { checkDocument } from './checkDocument.ts';
import { countDocumentPages } from './countDocumentPages.ts';
import {
  bombPdf,
  CATALOG,
  completeLines,
  drawnField,
  drawnPdf,
  drawnText,
  fillablePdf,
  flatPdf,
  PAGE,
  PAGES,
  pagesPdf,
  rawPdf,
  scanPdf,
  signedPdf,
  stream,
} from './testing/somePdfs.ts';

const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
const NOW = new Date('2026-06-15T12:00:00.000Z');
const facts = {
  patientName: 'Maria Santos',
  patientDob: '1980-02-29',
  recipients: ['Whitfield & Moreno, LLP', '', ''],
};

const loading = (content: Buffer) => () => Promise.resolve(content);

const input = { facts, now: NOW };

async function check(content: Buffer, { isPreferred = true } = {}) {
  const result = await checkDocument(loading(content), input, 'a test', silentLog, { isPreferred });
  if (result.kind !== 'checked') throw new Error(result.kind);
  return result.check;
}

const all = (suggestion: string) => ({
  patientName: suggestion,
  dateOfBirth: suggestion,
  signature: suggestion,
  signatureDate: suggestion,
  expiry: suggestion,
  recipient: suggestion,
});

const form = {
  'Patient name': 'Maria Santos',
  'Date of birth': '02/29/1980',
  'Release the information to': 'Whitfield & Moreno',
  'Expiration date or event': 'End of the lawsuit',
  Signature: 'Maria Santos',
  'Date signed': '03/01/2026',
};

describe('the check of a PDF', () => {
  it('finds every line in a printed authorization', async () => {
    expect(await check(await flatPdf())).toMatchObject({ suggestions: all('found'), unreadable: null });
  });

  it('finds the same in the process for which nobody waits', async () => {
    const content = await flatPdf();
    expect(await check(content, { isPreferred: false })).toEqual(await check(content));
  });

  it('finds every line in form fields', async () => {
    expect(await check(await fillablePdf(form))).toMatchObject({ suggestions: all('found') });
  });

  it('finds nothing in a blank form', async () => {
    const blank = Object.fromEntries(Object.keys(form).map((label) => [label, '']));
    expect(await check(await fillablePdf(blank))).toMatchObject({ suggestions: all('not-found') });
  });

  it.each([
    ['blank recipient', { 'Release the information to': '' }, 'recipient'],
    ['wrong patient', { 'Patient name': 'Joan Miller', Signature: 'Joan Miller' }, 'patientName'],
    ['other date of birth', { 'Date of birth': '03/01/1980' }, 'dateOfBirth'],
    ['no signature', { Signature: '' }, 'signature'],
    ['no date of the signature', { 'Date signed': '' }, 'signatureDate'],
    ['no expiry', { 'Expiration date or event': '' }, 'expiry'],
  ])('misses only the line that is wrong: %s', async (_, changed, line) => {
    const { suggestions } = await check(await fillablePdf({ ...form, ...changed }));
    expect(suggestions).toEqual({ ...all('found'), [line]: 'not-found' });
  });

  it('says when the authorization expired', async () => {
    const lines = completeLines.map((line) => line.replace('December 31, 2026', 'January 5, 2026'));
    expect(await check(await flatPdf(lines))).toMatchObject({
      expiredOn: '2026-01-05',
      suggestions: { ...all('found'), expiry: 'not-found' },
    });
  });

  it('accepts a digital signature with its date', async () => {
    const { suggestions } = await check(signedPdf('D:20260301120000Z'));
    expect(suggestions).toMatchObject({ signature: 'found', signatureDate: 'found', expiry: 'not-found' });
  });

  it.each<[what: string, options: Parameters<typeof signedPdf>[1], expected: string]>([
    ['of the patient, not seen', { rect: '0 0 0 0', signer: 'Maria Santos' }, 'found'],
    ['in the field for the patient', { field: 'PatientSignature', rect: '72 300 272 320' }, 'found'],
    ['of a witness', { field: 'WitnessSignature' }, 'not-found'],
    ['of a publisher', { rect: '0 0 0 0', signer: 'Forms, Inc.', isCertification: true }, 'not-found'],
    ['of a publisher without a name', { rect: '0 0 0 0', isCertification: true }, 'not-found'],
    ['somewhere on the page', { rect: '72 300 272 320' }, 'unreadable'],
  ])('tells whose digital signature it is: %s', async (_, options, expected) => {
    const { suggestions } = await check(signedPdf('D:20260301120000Z', options));
    expect(suggestions).toMatchObject({
      signature: expected,
      signatureDate: expected === 'found' ? 'found' : 'not-found',
    });
  });

  const label = drawnText('Signature of patient:', 72, 600);
  const end = drawnText('Form 12', 72, 30);
  it.each<[what: string, content: string, annotations: string[], expected: string]>([
    ['in a field', label, [drawnField('Signature', 'Maria Santos', [200, 598])], 'found'],
    ['in a field without a name', label, [drawnField('Text1', 'Maria Santos', [200, 598])], 'found'],
    ['in a hidden field', label, [drawnField('Signature', 'Maria Santos', [200, 598], '/F 2')], 'not-found'],
    [
      'in a field that is not shown',
      label,
      [drawnField('Signature', 'Maria Santos', [200, 598], '/F 32')],
      'not-found',
    ],
    ['in a field beside the page', label, [drawnField('Signature', 'Maria Santos', [900, 598])], 'not-found'],
    [
      'in a field for the printed name',
      label,
      [drawnField('SignaturePrintedName', 'Maria Santos', [200, 598])],
      'not-found',
    ],
    ['in a text', `${label} ${drawnText('Maria Santos', 200, 600)} ${end}`, [], 'found'],
    ['in an invisible text', `${label} ${drawnText('Maria Santos', 200, 600, 3)} ${end}`, [], 'not-found'],
    ['in a text beside the page', `${label} ${drawnText('Maria Santos', 900, 600)} ${end}`, [], 'not-found'],
    [
      'in a field without a size',
      label,
      [drawnField('Signature', 'Maria Santos', [200, 598]).replace(/Rect \[[^\]]*\]/, 'Rect [0 0 0 0]')],
      'not-found',
    ],
  ])('reads what is seen on the page: a signature %s', async (_, content, annotations, expected) => {
    expect((await check(drawnPdf(content, annotations))).suggestions.signature).toBe(expected);
  });

  it('does not read a layer that is not shown', async () => {
    const content = `${label} /OC /Layer BDC ${drawnText('Maria Santos', 200, 600)} EMC ${end}`;
    const pdf = (state: string) =>
      rawPdf([
        `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R] /D << /${state} [5 0 R] >> >> >>`,
        PAGES,
        PAGE.replace('/Font', '/Properties << /Layer 5 0 R >> /Font'),
        stream(Buffer.from(content)),
        '<< /Type /OCG /Name (Layer) >>',
      ]);
    expect((await check(pdf('ON'))).suggestions.signature).toBe('found');
    expect((await check(pdf('OFF'))).suggestions.signature).toBe('not-found');
  });

  it('suggests no signature from text that was recognized in a picture', async () => {
    const content = completeLines.map((line, index) => drawnText(line, 72, 700 - 30 * index, 3)).join(' ');
    expect(await check(drawnPdf(content))).toMatchObject({
      suggestions: { ...all('found'), signature: 'unreadable', signatureDate: 'unreadable' },
      unreadable: null,
    });
  });

  it(`reads the first ${MAX_PAGES} of 200 pages, and lacks nothing for certain`, async () => {
    const texts = Array.from({ length: 200 }, (_, index) =>
      index === 150
        ? completeLines.join('\n')
        : `Page ${index + 1}. ${'Progress note of the visit. '.repeat(60)}`,
    );
    expect(await check(await pagesPdf(texts))).toMatchObject({
      suggestions: all('unreadable'),
      unreadable: null,
      pages: 200,
      pagesRead: MAX_PAGES,
    });
  });

  it('finds an authorization in front of 200 pages', async () => {
    const pages = [completeLines.join('\n'), ...Array.from({ length: 199 }, () => 'Progress note')];
    expect(await check(await pagesPdf(pages))).toMatchObject({ suggestions: all('found'), pages: 200 });
  });
});

describe('an unreadable document', () => {
  const pdf = Buffer.from('%PDF-1.4\n');
  it.each<[what: string, content: () => Buffer | Promise<Buffer>, reason: string]>([
    ['a scan', scanPdf, 'no-text'],
    ['encrypted', () => flatPdf(undefined, { userPassword: 'secret', pdfVersion: '1.7ext3' }), 'encrypted'],
    ['only a header', () => Buffer.from('%PDF-1.4\n% sample\n%%EOF\n'), 'damaged'],
    ['random bytes', () => Buffer.concat([pdf, deflateSync(Buffer.alloc(5000, 'x'))]), 'damaged'],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'not-pdf'],
    ['a Word file', () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'not-pdf'],
    ['empty', () => Buffer.alloc(0), 'not-pdf'],
  ])('is one that is %s', async (_, content, reason) => {
    expect(await check(await content())).toMatchObject({
      unreadable: reason,
      suggestions: all('unreadable'),
    });
  });

  const notice = drawnText('Please wait... If this message is not eventually replaced', 72, 700);
  const xfa = '/XFA [(template) 4 0 R]';
  it('is a dynamic form, which must be saved as a normal PDF', async () => {
    expect(await check(drawnPdf(notice, [], xfa))).toMatchObject({
      unreadable: 'no-text',
      isDynamicForm: true,
      suggestions: all('unreadable'),
    });
  });

  it.each<[what: string, content: Buffer]>([
    ['with a field', drawnPdf(notice, [drawnField('Text1', '', [72, 600])], xfa)],
    ['with text of its own', drawnPdf(drawnText('Authorization', 72, 700), [], xfa)],
    ['without XFA', drawnPdf(notice)],
  ])('is not a dynamic form: %s', async (_, content) => {
    const result = await check(content);
    expect(result.isDynamicForm).toBeUndefined();
    expect(result.unreadable).toBeNull();
  });

  it('is one that was cut off in the middle', async () => {
    const content = await flatPdf();
    const { unreadable } = await check(content.subarray(0, content.length / 2));
    expect(unreadable).not.toBeNull();
  });
});

/** A form that draws another one ten times, nine levels deep. It takes longer than a slow document may. */
const slowPdf = () => {
  const level = (number: number) =>
    stream(
      Buffer.from('/X Do '.repeat(10)),
      `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X ${number + 1} 0 R >> >>`,
    );
  const page = PAGE.replace('/Font', '/XObject << /X 5 0 R >> /Font');
  const last = stream(Buffer.from('BT /F1 9 Tf (x) Tj ET'), '/Type /XObject /Subtype /Form /BBox [0 0 1 1]');
  const levels = Array.from({ length: 9 }, (_, index) => level(index + 5));
  return rawPdf([CATALOG, PAGES, page, stream(Buffer.from('/X Do '.repeat(10))), ...levels, last]);
};

describe('a hostile document', () => {
  /** A dictionary that unpacks to much more memory than its bytes. */
  const dictionary = () => {
    const entries = Array.from({ length: 400_000 }, (_, index) => `/a${index} [${index} ${index}]`).join(' ');
    const content = Buffer.from(`/P << ${entries} ${entries} >> BDC EMC`);
    return rawPdf([CATALOG, PAGES, PAGE, stream(deflateSync(content), '/Filter /FlateDecode')]);
  };
  const rssMb = () => process.memoryUsage.rss() / 1024 / 1024;
  let peak = 0;
  beforeAll(async () => {
    // The code of the worker is loaded once before memory is measured.
    await check(await flatPdf());
  });

  async function checkWithPeak(content: Buffer) {
    const before = rssMb();
    peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, rssMb() - before)), 10);
    try {
      return await check(content);
    } finally {
      clearInterval(timer);
    }
  }

  const tooComplex = { unreadable: 'too-complex' };

  it('ends at a limit: a stream that unpacks to 400 MB', { timeout: 30_000 }, async () => {
    const content = bombPdf(400);
    expect(await checkWithPeak(content)).toMatchObject(tooComplex);
    expect(peak).toBeLessThan(700);
  });

  const packedTwice = () => {
    const packed = deflateSync(deflateSync(Buffer.alloc(400 * 1024 * 1024, ' ')));
    return rawPdf([CATALOG, PAGES, PAGE, stream(packed, '/Filter [/FlateDecode /FlateDecode]')]);
  };
  it.each<[what: string, content: () => Buffer]>([
    ['a stream that is packed twice', packedTwice],
    ['drawings in drawings', slowPdf],
  ])('ends at a limit: %s', { tags: ['full'], timeout: 30_000 }, async (_, content) => {
    const bytes = content();
    expect(await checkWithPeak(bytes)).toMatchObject(tooComplex);
    expect(peak).toBeLessThan(700);
  });

  it('ends at a limit: a large dictionary', { tags: ['full'], timeout: 30_000 }, async () => {
    expect((await check(dictionary())).unreadable).not.toBeNull();
  });

  it.each<[what: string, content: () => Buffer]>([
    [
      'an array in an array, 100,000 times',
      () => rawPdf([CATALOG, PAGES, PAGE, stream(Buffer.alloc(100_000, '['))]),
    ],
    [
      'a catalog of nested arrays',
      () => rawPdf([CATALOG.replace('>>', `/X ${'['.repeat(100_000)} >>`), PAGES, PAGE]),
    ],
    ['pages that contain themselves', () => rawPdf([CATALOG, PAGES.replace('3 0 R', '2 0 R 2 0 R')])],
    [
      'an object stream with 30 million objects',
      () =>
        rawPdf([
          CATALOG,
          PAGES,
          PAGE,
          stream(Buffer.alloc(0)),
          stream(Buffer.alloc(0), '/Type /ObjStm /N 30000000 /First 120000000'),
        ]),
    ],
  ])('suggests nothing: %s', async (_, content) => {
    expect((await check(content())).unreadable).not.toBeNull();
  });

  const widget = (name: string) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V 6 0 R /Rect [72 600 300 620] >>`;
  it.each<[what: string, content: () => Buffer]>([
    [
      '2 million characters',
      () => {
        const lines = Array.from(
          { length: 20_000 },
          (_, index) => `1 0 0 1 72 ${20_000 * 9 - index * 9} Tm (${'expires 1/1/2020 '.repeat(6)}) Tj`,
        );
        const content = deflateSync(Buffer.from(`BT /F1 9 Tf ${lines.join(' ')} ET`));
        return rawPdf([
          CATALOG,
          PAGES,
          PAGE.replace('792', '200000'),
          stream(content, '/Filter /FlateDecode'),
        ]);
      },
    ],
    [
      '1,000 fields that share a long value',
      () => {
        const fields = Array.from({ length: 1_000 }, (_, index) => widget(`name${index}`)).join(' ');
        return rawPdf([
          CATALOG,
          PAGES,
          PAGE.replace('/Contents', `/Annots [${fields}] /Contents`),
          stream(Buffer.alloc(0)),
          '<< >>',
          `(${'1/1/2020 '.repeat(111)})`,
        ]);
      },
    ],
  ])('does not leave the worker: a page with %s', async (_, content) => {
    expect(await check(content())).toMatchObject(tooComplex);
  });

  it('has a digital signature of a day that does not exist', async () => {
    expect(await readPdf(Uint8Array.from(signedPdf('D:20259999120000Z')))).toMatchObject({
      text: { digitalSignatures: [{ day: null }] },
    });
  });

  it('runs no script, and is read as usual', async () => {
    const script = '/S /JavaScript /JS (globalThis.hasRun = true; app.alert\\(1\\); while \\(true\\) {})';
    const content = Buffer.from('BT /F1 12 Tf 72 700 Td (Patient: Maria Santos) Tj ET');
    const field = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Maria Santos) /Rect [72 600 300 620] /AA << /K << ${script} >> /C << ${script} >> >> >>`;
    const bytes = rawPdf([
      `<< /Type /Catalog /Pages 2 0 R /OpenAction << ${script} >> /AcroForm << /Fields [5 0 R] /CO [5 0 R] >> >>`,
      PAGES,
      PAGE.replace(
        '/Contents',
        '/AA << /O << /S /JavaScript /JS (while \\(true\\) {}) >> >> /Annots [5 0 R] /Contents',
      ),
      stream(content),
      field,
    ]);
    expect(await check(bytes)).toMatchObject({ unreadable: null });
    expect(await readPdf(Uint8Array.from(bytes))).toMatchObject({
      kind: 'text',
      text: {
        rows: [
          { cells: [{ text: 'Patient: Maria Santos', isEntered: false }] },
          { cells: [{ text: 'Maria Santos', isEntered: true }] },
        ],
        fields: [{ names: ['name'], value: 'Maria Santos' }],
      },
    });
    expect(globalThis).not.toHaveProperty('hasRun');
  });
});

describe('many documents at once', () => {
  it('are loaded and read one at a time, and those that would wait too long are not read', async () => {
    const content = await flatPdf();
    let loaded = 0;
    const call = async (turn: string) => {
      const load = () => {
        loaded++;
        return Promise.resolve(content);
      };
      return (await checkDocument(load, input, turn, silentLog)).kind;
    };
    const calls = ['a', 'a', 'a', 'a', 'b', 'c'].map(call);
    expect(loaded).toBe(1);
    const kinds = await Promise.all(calls);
    expect(loaded).toBe(4);
    expect(kinds.toSorted()).toEqual(['busy', 'busy', 'checked', 'checked', 'checked', 'checked']);
    // One caller does not use up the turns of the others.
    expect(kinds.slice(4)).toEqual(['checked', 'checked']);
    expect(await call('a')).toBe('checked');
  });

  it('a letter is checked while six slow ones of other people are', { timeout: 60_000 }, async () => {
    const [slow, letter] = [slowPdf(), await flatPdf()];
    const call = (content: Buffer, turn: string) =>
      checkDocument(loading(content), input, turn, silentLog, { isPreferred: true });
    const others = Array.from({ length: 6 }, (_, index) => call(slow, `slow ${index}`));
    expect(await call(letter, 'a person')).toMatchObject({ check: { suggestions: all('found') } });
    const results = await Promise.all(others);
    expect(results[0]).toMatchObject({ check: { unreadable: 'too-complex' } });
  });

  it('lets the next one run after one that cannot be loaded', async () => {
    const failing = checkDocument(() => Promise.reject(new Error('store is down')), input, 'a', silentLog);
    await expect(failing).rejects.toThrow('store is down');
    expect(await checkDocument(() => Promise.resolve(null), input, 'a', silentLog)).toEqual({
      kind: 'missing',
    });
    expect(await check(await flatPdf(), { isPreferred: false })).toMatchObject({ unreadable: null });
  });
});

it('logs nothing about a document, and prints nothing', async () => {
  const log = { ...silentLog, warn: vi.fn<Log['warn']>() };
  const print = vi.spyOn(process.stdout, 'write');
  await checkDocument(loading(await flatPdf()), input, 'a test', log);
  await checkDocument(loading(Buffer.from('%PDF-1.4\n% sample\n%%EOF\n')), input, 'a test', log);
  expect(print.mock.calls.flat().join(' ')).not.toMatch(/Santos|Warning/);
  print.mockRestore();
  expect(log.warn).not.toHaveBeenCalled();
});

describe('the pages of a PDF', () => {
  const count = (content: Buffer | null) =>
    countDocumentPages(() => Promise.resolve(content), 'a test', silentLog);

  it('are counted', async () => {
    expect(await count(await pagesPdf(['one', 'two', 'three']))).toEqual({ kind: 'counted', pages: 3 });
  });

  it('of a file that claims a million are those that exist', async () => {
    const wrong = rawPdf([CATALOG, PAGES.replace('/Count 1', '/Count 1000000'), PAGE]);
    expect(await count(wrong)).toEqual({ kind: 'counted', pages: 1 });
  });

  it.each([
    ['damaged', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['another kind', Buffer.from('PK')],
  ])('of a file that is %s are 0', async (_, content) => {
    expect(await count(content)).toEqual({ kind: 'counted', pages: 0 });
  });

  it('of a deleted document are missing', async () => {
    expect(await count(null)).toEqual({ kind: 'missing' });
  });
});
