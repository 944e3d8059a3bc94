import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';

/**
 * Large mail providers. An address is compared with these only, so a firm’s own domain is not corrected to another
 * firm’s.
 */
const emailProviders = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
  'protonmail.com',
];

const knownDomains = new Set([...POPULAR_DOMAINS, 'mail.com', 'email.com', 'ymail.com', 'proton.me']);

/** The corrected address if its domain looks like a misspelled mail provider; null otherwise. */
export function suggestEmail(address: string): string | null {
  const email = address.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || !domain.includes('.') || knownDomains.has(domain)) return null;
  const found = run({ email, domains: emailProviders, secondLevelDomains: [], topLevelDomains: [] });
  return found ? `${email.slice(0, at)}@${found.domain}` : null;
}
