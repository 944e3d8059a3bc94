import { Buffer } from 'node:buffer';
import type { accountDisclosures } from '@portal/contract/endpoints/disclosures.ts';
import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/rules/csvRow.ts';
import { disclosureColumns, disclosureRow } from '../domain/disclosure/disclosureRow.ts';
import { disclosureSheet } from '../services/paper/disclosureSheet.ts';
import { printed } from '../services/paper/printed.ts';
import type { Accounting } from './accountOfPatient.ts';
import { letterTo } from './letterTo.ts';

type File = DataOf<typeof accountDisclosures>['file'];

/** An accounting as the file that was asked for; null where none was. */
export async function accountingFile(
  body: BodyOf<typeof accountDisclosures>,
  accounting: Accounting,
  now: Date,
): Promise<File> {
  if (!body.file) return null;
  const name = `disclosures-${body.from}-${body.to}.${body.file}`;
  if (body.file === 'csv') {
    const rows = [disclosureColumns, ...accounting.disclosures.map(disclosureRow)];
    const text = BYTE_ORDER_MARK + rows.map((row) => csvRow(row)).join('');
    return { name, contentType: 'text/csv; charset=utf-8', content: Buffer.from(text).toString('base64') };
  }
  const sheet = disclosureSheet(body, accounting, await letterTo(body), now);
  return { name, contentType: 'application/pdf', content: (await printed(sheet)).toString('base64') };
}
