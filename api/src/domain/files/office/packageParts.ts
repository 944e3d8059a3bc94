import type { OfficeThreat } from './officeThreat.ts';

/** Bytes at the start of a part that are checked. The mark of a disc image is 32 kB from its start. */
export const HEAD_BYTES = 36 * 1024;

const MACRO_PARTS = /(^|\/)(vbaproject\.bin|vbadata\.xml)$|(^|\/)(intl)?macrosheets\//i;
const MACRO_TYPES = /macroenabled|vbaproject|macrosheet/i;

/** File types that Windows, macOS or Office run, mount or install. Outlook blocks most of them. */
const PROGRAM_EXTENSIONS = [
  // Programs and installers.
  'exe dll scr com pif cpl ocx sys drv msi msp mst msu gadget msix msixbundle appx appxbundle',
  'appinstaller application appref-ms xbap jar jnlp apk app pkg mpkg deb rpm crx wll xll',
  // Scripts.
  'bat cmd ps1 ps1xml ps2 ps2xml psc1 psc2 psd1 psdm1 psm1 msh msh1 mshxml vb vbs vbe vbp',
  'vbscript js jse ws wsb wsc wsf wsh sct hta chm hlp py pyw pyc pyz pyzw sh csh ksh bash zsh',
  'command scpt applescript workflow bas isp ins inf reg diagcab msc job sed',
  // Shortcuts and files that point to another location.
  'lnk url website webloc desktop scf library-ms search-ms searchconnector-ms settingcontent-ms',
  'theme themepack deskthemepack rdp udl iqy oqy dqy rqy slk contact group osd shb shs xnk mdb',
  'mde ade adp accdb accde',
  // Disc images and containers, from which Windows and Office open other files, and documents with such.
  'iso img udf vhd vhdx vmdk wim dmg cab one onepkg onetoc2 rtf',
].flatMap((line) => line.split(' '));
/** Windows ignores dots and spaces at the end of a name. */
const PROGRAM_NAMES = new RegExp(`\\.(${PROGRAM_EXTENSIONS.join('|')})[. ]*$`, 'i');

/** How programs, shortcuts, disc images and RTF documents begin. `at`: offset of the bytes. */
const SIGNATURES: readonly { readonly bytes: readonly number[]; readonly at?: number }[] = [
  // ELF.
  { bytes: [0x7f, 0x45, 0x4c, 0x46] },
  // Mach-O, and Mach-O for several processors or a Java class.
  { bytes: [0xcf, 0xfa, 0xed, 0xfe] },
  { bytes: [0xce, 0xfa, 0xed, 0xfe] },
  { bytes: [0xca, 0xfe, 0xba, 0xbe] },
  // A Windows shortcut.
  { bytes: [0x4c, 0, 0, 0, 0x01, 0x14, 0x02, 0] },
  // A script with an interpreter.
  ascii('#!'),
  // Compiled help, a cabinet, and virtual disks.
  ascii('ITSF'),
  ascii('MSCF'),
  ascii('conectix'),
  ascii('vhdxfile'),
  ascii('KDMV'),
  // A OneNote section, and a package of them.
  { bytes: [0xe4, 0x52, 0x5c, 0x7b, 0x8c, 0xd8, 0xa7, 0x4d] },
  // A disc image (ISO 9660, UDF).
  ascii('CD001', 0x8001),
  ascii('BEA01', 0x8001),
];

function ascii(text: string, at = 0): (typeof SIGNATURES)[number] {
  return { bytes: [...text].map((letter) => letter.charCodeAt(0)), at };
}

/** Whether the name of a part shows that the document has macros. */
export function isMacroPart(name: string): boolean {
  return MACRO_PARTS.test(name);
}

/** Whether a content type shows that the document has macros. */
export function isMacroType(contentType: string): boolean {
  return MACRO_TYPES.test(contentType);
}

/** Whether the name of a part is that of a program, shortcut, disc image or RTF document. */
export function isProgramName(name: string): boolean {
  return PROGRAM_NAMES.test(name);
}

/** Whether a part is a program, shortcut, disc image or RTF document, by its first `HEAD_BYTES`. */
export function isProgram(head: Uint8Array): boolean {
  return (
    isWindowsProgram(head) ||
    isInternetShortcut(head) ||
    isRichText(head) ||
    SIGNATURES.some(({ bytes, at = 0 }) => bytes.every((byte, index) => head[at + index] === byte))
  );
}

/** Checks the PE header too, because pictures and fonts can start with the letters MZ by chance. */
function isWindowsProgram(head: Uint8Array): boolean {
  if (head[0] !== 0x4d || head[1] !== 0x5a || head.byteLength < 0x40) return false;
  const at = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0x3c, true);
  return [0x50, 0x45, 0, 0].every((byte, index) => head[at + index] === byte);
}

/** An RTF document: Word reads it under any name, also behind spaces. */
function isRichText(head: Uint8Array): boolean {
  return /^[\s\0\u00ef\u00bb\u00bf]*\{\\rt/.test(String.fromCharCode(...head.subarray(0, 256)));
}

/** A text of sections, one of which is the address of the shortcut. In UTF-16, zeros stand between the letters. */
function isInternetShortcut(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 4096)).replaceAll('\0', '');
  return (
    /^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*\[/.test(text) && /\[internetshortcut/i.test(text)
  );
}

/** What a relationship of a package says, as its parser reads it. `mode`: TargetMode, empty if it is missing. */
export interface Relationship {
  readonly type: string;
  readonly target: string;
  readonly mode: string;
}

const MACRO_RELATIONSHIPS = new Set(['vbaproject', 'wordvbadata', 'xlmacrosheet', 'xlintlmacrosheet']);

/** External targets that no application loads by itself. */
const HARMLESS_EXTERNAL = new Set([
  'hyperlink',
  // Pictures cannot run anything.
  'image',
]);

/** Links from a workbook to another one. Excel asks before it reads the other one. */
const WORKBOOK_LINKS = new Set([
  'externallinkpath',
  'externallinklongpath',
  // Where the other workbook was: in the folder for templates, for add-ins, or not found.
  'xlstartup',
  'xlalternatestartup',
  'xllibrary',
  'xlpathmissing',
]);

/**
 * The threat in a relationship; null if there is none. External targets are refused unless their type is known to be
 * harmless, so that a type which an application loads by itself is never missed: templates, objects, packages, controls,
 * frames, subdocuments, imported chunks, sources of a mail merge, video, audio, fonts, transformations and so on.
 */
export function threatOfRelationship({ type, target, mode }: Relationship): OfficeThreat | null {
  const kind = kindOf(type);
  if (MACRO_RELATIONSHIPS.has(kind)) return 'macros';
  if (!isExternal(target, mode) || HARMLESS_EXTERNAL.has(kind)) return null;
  if (WORKBOOK_LINKS.has(kind)) return isDdeTarget(target) ? 'external' : null;
  return kind === 'attachedtemplate' && isLocalPath(target) ? null : 'external';
}

/** Whether the target of this relationship is a part with a link to another workbook, which can be a DDE link. */
export function isExternalLinkPart({ type }: Relationship): boolean {
  return kindOf(type) === 'externallink';
}

/** Whether the target of this relationship is the part with the settings of a document, which name its template. */
export function isSettingsPart({ type }: Relationship): boolean {
  return kindOf(type) === 'settings';
}

/** Whether parts of this content type have the settings of a document. */
export function isSettingsType(contentType: string): boolean {
  return /\.settings\+xml/i.test(contentType);
}

/** Whether a relationship is an external link of a type that no application loads by itself. */
export function isHarmlessLink({ type, target, mode }: Relationship): boolean {
  return isExternal(target, mode) && HARMLESS_EXTERNAL.has(kindOf(type));
}

/** Whether parts of this content type have a link to another workbook. */
export function isExternalLinkType(contentType: string): boolean {
  return /externallink/i.test(contentType);
}

function kindOf(type: string): string {
  return type.trim().split('/').at(-1)!.toLowerCase();
}

/** A target with a scheme or host is outside the package, whatever the mode says. */
function isExternal(target: string, mode: string): boolean {
  const isInternalMode = mode === '' || mode.trim().toLowerCase() === 'internal';
  return !isInternalMode || /^\s*([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(target);
}

/** `application|topic`, as in =cmd|'/c calc'!A1. No file name of Windows contains this character. */
function isDdeTarget(target: string): boolean {
  return percentDecoded(target).includes('|');
}

/**
 * How Word names the template of a document: by its name, by its path on Windows (C:\…\Normal.dotm), or by its path on a
 * Mac (/Users/…/Normal.dotm, or Macintosh HD:Users:… in older versions).
 */
const LOCAL_TEMPLATES = [
  /^[^\\/:|]+\.dot[mx]?$/i,
  /^(file:\/\/\/)?[a-z]:[\\/](?![\\/])/i,
  /^(file:\/\/(localhost)?)?\/(Users|Applications)\/[^/\\]/i,
  /^(file:\/\/(localhost)?\/)?Macintosh HD:([^:/\\]+:)*[^:/\\]+$/i,
];

function isLocalPath(target: string): boolean {
  const path = percentDecoded(target);
  // oxlint-disable-next-line no-control-regex -- They never are part of a path.
  if (/[\u0000-\u001f\u007f]/.test(path)) return false;
  // Encoded twice: some programs decode it again.
  if (/%(2e|2f|5c)/i.test(path)) return false;
  // It could lead to a server, such as /net/server.
  if (/(^|[\\/])\.\.?[. ]*([\\/]|$)/.test(path)) return false;
  return LOCAL_TEMPLATES.some((pattern) => pattern.test(path));
}

/** Decodes each byte alone. Only ASCII matters to the checks, and an invalid sequence is not an error. */
export function percentDecoded(target: string): string {
  return target.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
