import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
/** A layer can be a part of another dictionary; deeper ones are none. */
const MAX_DEPTH = 8;

/**
 * Whether a file has layers that are hidden, or whose visibility is a condition: programs evaluate it differently, and a copy
 * without the settings of the file shows what the file hides.
 */
export function hasHiddenLayers({ catalog, context }: PDFDocument): boolean {
  const layers = catalog.lookup(name('OCProperties'));
  const state = layers instanceof PDFDict ? layers.lookup(name('D')) : undefined;
  if (state instanceof PDFDict) {
    const off = state.lookup(name('OFF'));
    const base = state.lookup(name('BaseState'));
    if (off instanceof PDFArray && off.size() > 0) return true;
    if (base instanceof PDFName && base.decodeText() !== 'ON') return true;
  }
  return context.enumerateIndirectObjects().some(([, object]) => hasCondition(object, 0));
}

function hasCondition(object: PDFObject, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (object instanceof PDFArray) return object.asArray().some((each) => hasCondition(each, depth + 1));
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  return isConditional(dict) || dict.values().some((each) => hasCondition(each, depth + 1));
}

/** Whether a dictionary is a layer that shows under a condition, such as on screen only or while another is hidden. */
function isConditional(dict: PDFDict): boolean {
  if (!isLayer(dict)) return false;
  if (dict.has(name('VE'))) return true;
  const policy = dict.lookup(name('P'));
  if (policy instanceof PDFName && policy.decodeText() !== 'AnyOn') return true;
  const usage = dict.lookup(name('Usage'));
  if (!(usage instanceof PDFDict)) return false;
  const view = usage.lookup(name('View'));
  const isOff = view instanceof PDFDict && view.lookup(name('ViewState')) === name('OFF');
  return isOff || ['Language', 'User', 'Zoom'].some((key) => usage.has(name(key)));
}

/** Whether a dictionary is a layer, or a group of layers; the programs that show a file do not ask for its type. */
export function isLayer(dict: PDFDict): boolean {
  const type = dict.lookup(PDFName.Type);
  return (
    type === name('OCG') ||
    type === name('OCMD') ||
    ['OCGs', 'Usage', 'VE'].some((key) => dict.has(name(key)))
  );
}
