import { isBuilt, startPortal } from '../../support/portal/startPortal.ts';

/** Starts the portal that all journeys share; they find it through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!isBuilt()) throw new Error('Build the portal first: npm run build (npm test does).');
  const portal = await startPortal({ seed: 'demo' });
  process.env['PORTAL_SITE'] = portal.site;
  process.env['PORTAL_API'] = portal.api;
  process.env['PORTAL_STRIPE'] = portal.stripe;
  process.env['PORTAL_MAIL'] = portal.mail;
  process.env['PORTAL_DIR'] = portal.dir;
  process.env['PORTAL_COSMOS'] = portal.cosmos;
  process.env['PORTAL_BLOB'] = portal.blob;
  return () => portal.stop();
}
