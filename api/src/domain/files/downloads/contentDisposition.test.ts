import { fileTypeOfName } from '@portal/contract/files/rules/fileTypes.ts';
import { describe, expect, test } from 'vitest';
import { contentDisposition, safeFileName } from './contentDisposition.ts';

const hostile = [
  'a"; filename="evil.exe',
  'a\r\nSet-Cookie: x=y.pdf',
  'a\nb.pdf',
  'a\0.pdf',
  '../../etc/passwd',
  'C:\\Windows\\evil.pdf',
  'invoice\u202efdp.exe',
  '\u2066x\u2069.pdf',
  'naïve "résumé".pdf',
  "it's (1)*.pdf",
  '100%41.pdf',
  '日本語.pdf',
  '\ud83d\ude00.pdf',
  '\ud800.pdf',
  `a${'\ud83d\ude00'.repeat(300)}.pdf`,
  '..',
  '',
  '\u2028',
  'x'.repeat(5000),
];

describe('safeFileName', () => {
  test.each([
    ['scan.pdf', 'scan.pdf'],
    ['  scan 1.pdf  ', 'scan 1.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\a\\b.pdf', 'C__a_b.pdf'],
    ['a<b>:"|?*.pdf', 'a_b______.pdf'],
    ['.htaccess', 'htaccess'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['a\r\nb\0.pdf', 'ab.pdf'],
    ['a\u200bb\ufeff.pdf', 'ab.pdf'],
    ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
    ['\ud800a.pdf', 'a.pdf'],
    ['日本語.pdf', '日本語.pdf'],
    ['', 'file'],
    ['...', 'file'],
    ['\u202e', 'file'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test.each(hostile)('%# is safe in a path, a header and on a screen', (name) => {
    const safe = safeFileName(name);
    expect(safe).not.toMatch(/[/\\:*?"<>|]|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^\./u);
    expect(safe.length).toBeGreaterThan(0);
    expect(safeFileName(safe)).toBe(safe);
  });

  test.each([195, 196, 197, 250, 251])(
    'a name of %i letters keeps its extension in 200 characters',
    (letters) => {
      const safe = safeFileName(`${'x'.repeat(letters)}.docx`);
      expect(safe).toHaveLength(Math.min(letters + 5, 200));
      expect(fileTypeOfName(safe)).toBe('docx');
    },
  );

  test('a long name is never cut inside a character', () => {
    for (const lead of ['', 'a']) {
      const safe = safeFileName(`${lead}${'\ud83d\ude00'.repeat(300)}.pdf`);
      expect(safe.isWellFormed()).toBe(true);
      expect(Array.from(safe)).toHaveLength(200);
    }
  });
});

describe('contentDisposition', () => {
  test.each(hostile)('%# is one well-formed header of printable ASCII', (name) => {
    const header = contentDisposition(name, 'application/pdf', 'attachment');
    expect(header).toMatch(/^attachment; filename="[ -!#-$&-[\]-~]+"; filename\*=UTF-8''[A-Za-z0-9!._~%-]+$/);
  });

  test.each(hostile)('%# decodes to the safe name', (name) => {
    const extended = contentDisposition(name, 'application/pdf', 'attachment').split("UTF-8''")[1]!;
    expect(decodeURIComponent(extended)).toBe(safeFileName(name));
  });

  test('has an ASCII fallback name', () => {
    expect(contentDisposition('résumé 1.pdf', 'application/pdf', 'attachment')).toBe(
      `attachment; filename="r_sum_ 1.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%201.pdf`,
    );
    expect(contentDisposition("it's (1).pdf", 'application/pdf', 'attachment')).toContain(
      "filename*=UTF-8''it%27s%20%281%29.pdf",
    );
  });

  test.each(['application/pdf', 'image/jpeg', 'image/png', 'image/gif'])(
    '%s is shown inline on request',
    (type) => {
      expect(contentDisposition('a', type, 'inline')).toMatch(/^inline;/);
      expect(contentDisposition('a', type, 'attachment')).toMatch(/^attachment;/);
    },
  );

  test.each([
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'text/plain',
    'application/msword',
    'application/octet-stream',
    'application/pdf; charset=x',
    'APPLICATION/PDF',
    '',
  ])('%s is always saved', (type) => {
    expect(contentDisposition('a', type, 'inline')).toMatch(/^attachment;/);
  });
});
