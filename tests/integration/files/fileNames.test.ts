import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type TrackedRequest } from '../../support/requests/holder.ts';
import { pdfBytes } from '../../support/requests/order.ts';
import { requestDownload, requestWithFiles } from '../../support/requests/requestWithFiles.ts';

const portal = inject('portal');

describe('a file name', () => {
  const hostile: readonly (readonly [string, string])[] = [
    ['path traversal', '../../../etc/passwd.pdf'],
    ['a Windows path', 'C:\\Windows\\system32\\calc.pdf'],
    ['a header of its own', 'a.pdf\r\nSet-Cookie: sid=1\r\n\r\n.pdf'],
    ['a reversed reading direction', 'invoice\u202Efdp.exe.pdf'],
    ['invisible characters', 'in\u200Bvoice\u0000\u0007.pdf'],
    ['quotes and semicolons', `a"; filename="evil.exe"; x='y'.pdf`],
    ['percent signs', '%2e%2e%2fevil%0d%0a.pdf'],
    ['markup', '<img src=x onerror=alert(1)>.pdf'],
    ['half a surrogate pair', 'broken\uD800.pdf'],
    ['leading dots', '...hidden.pdf'],
  ];
  const unusual: readonly (readonly [string, string])[] = [
    ['other alphabets and emoji', 'Überweisung 患者 🩺.pdf'],
    ['255 characters', `${'long '.repeat(50)}n.pdf`],
    ['emoji at the cut', `${'x'.repeat(199)}🩺🩺.pdf`],
    ['nothing but emoji', `${'🩺'.repeat(120)}.pdf`],
  ];
  let named: Map<string, { shown: string; fileId: string }>;
  let seen: TrackedRequest;

  beforeAll(async () => {
    const names = [...hostile, ...unusual].map(([, name]) => name);
    const files = names.map((name, index) => ({ name, content: pdfBytes(String(index)) }));
    const request = await requestWithFiles(portal, files);
    seen = request.seen;
    named = new Map(
      names.map((name, index) => {
        const fileId = request.fileIds[index]!;
        const file = seen.uploadedFiles.find((candidate) => candidate.fileId === fileId);
        return [name, { fileId, shown: file?.originalName ?? '' }];
      }),
    );
  });

  /** The displayed name, and the Content-Disposition header of the download. */
  async function storedNameOf(name: string) {
    const { shown, fileId } = named.get(name)!;
    const reply = await requestDownload(portal, seen, fileId);
    expect(reply).toMatchObject({ status: 200 });
    const response = await fetch((reply.data as { url: string }).url);
    expect(response.status).toBe(200);
    return { shown, header: response.headers.get('content-disposition') ?? '' };
  }

  it.each(hostile)('with %s is stored and served harmless', async (_, name) => {
    const { shown, header } = await storedNameOf(name);
    expect(shown).toMatch(/\.?pdf$/);
    expect(shown).not.toMatch(/[/\\"<>|:*?\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(shown).not.toMatch(/^\./);
    expect(header).toMatch(/^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+$/);
  });

  it.each(unusual)('with %s keeps its ending and can be downloaded', async (_, name) => {
    const { shown, header } = await storedNameOf(name);
    expect(shown).toMatch(/\.pdf$/);
    expect(shown.isWellFormed()).toBe(true);
    const extended = /filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '';
    expect(decodeURIComponent(extended)).toBe(shown);
    expect(name.startsWith(shown.slice(0, 20).replace('.pdf', ''))).toBe(true);
  });
});
