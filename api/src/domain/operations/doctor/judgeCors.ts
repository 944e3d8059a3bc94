import { type Finding, right, wrong } from './finding.ts';

/** What a preflight for a PUT was answered: its status and the origin that it allows. */
export interface Preflight {
  readonly status: number;
  readonly allowed: string | null;
}

/** Pages of the site may upload to Blob Storage, and pages of nobody else. */
export function judgeCors(site: string, own: Preflight, other: Preflight): Finding[] {
  const check = 'cors';
  const isAllowed = ({ status, allowed }: Preflight, origin: string) =>
    status < 300 && (allowed === origin || allowed === '*');
  const found: Finding[] = [];
  if (!isAllowed(own, site))
    found.push(
      wrong(
        check,
        `Blob Storage refuses pages of ${site}: no file can be uploaded.`,
        `Allow the origin ${site} with PUT, GET, HEAD and OPTIONS in the CORS rules of the storage account, and check SITE_URL.`,
      ),
    );
  if (isAllowed(other, 'https://elsewhere.example'))
    found.push(
      wrong(
        check,
        'Blob Storage lets pages of any site upload and read with a link.',
        `Allow the origin ${site} alone in the CORS rules of the storage account.`,
      ),
    );
  return found.length > 0
    ? found
    : [right(check, 'Pages of the site may use Blob Storage, and those of other sites may not.')];
}
