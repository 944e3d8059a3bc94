import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Each text of the error catalogs in the two specifications (§8), with the folder that shows it: below `frontend/src`, or
 * `api` or `contract`. `{…}` is a placeholder.
 */
const client: readonly [text: string, shownIn: string][] = [
  ['HTTP error! status: {status}', 'lib'],
  ['Failed to parse server response', 'lib'],
  ['Operation failed', 'lib'],
  ['Login failed. Please check your credentials.', 'features/accounts'],
  ['Registration failed. Please try again.', 'features/accounts'],
  ['Failed to send reset email. Please try again.', 'features/accounts'],
  ['Failed to fetch profile', 'features/accounts'],
  ['Profile update failed', 'features/accounts'],
  ['Encryption failed. Please try again.', 'lib/crypto'],
  ['Failed to reset password. Please try again.', 'features/accounts'],
  ['Failed to get public key from server', 'lib/crypto'],
  ['Failed to prepare uploads', 'features/uploads'],
  ['Failed to generate upload URLs', 'features/uploads'],
  ['File upload failed: {reason}', 'features/uploads'],
  ['Failed to upload files. Please try again.', 'features/update'],
  ['Please complete required fields', 'features/wizard'],
  ['Submission failed', 'features/wizard'],
  ['Failed to submit update request', 'features/update'],
  ['Failed to submit update. Please try again.', 'features/update'],
  ['Form submission error', 'features/update'],
  ['Request not found', 'features/tracker'],
  ['Error retrieving request. Please try again.', 'features/tracker'],
  ['Failed to download file', 'features/files'],
  ['Failed to view file', 'features/files'],
  ['Failed to load preview', 'features/files'],
  ['Error downloading file: {reason}', 'features/files'],
  ['Failed to update payment status', 'features/payments'],
  ['Failed to update invoice payment status', 'features/payments'],
  ['Error updating payment status: {reason}', 'features/payments'],
  ['Failed to copy URL to clipboard', 'features/tracker'],
  ['Failed to check download eligibility', 'features/files/testDownloads'],
  ['Download failed', 'features/files/testDownloads'],
  ['Failed to fetch facilities', 'features/requests'],
  ['No client secret received from payment intent creation', 'features/payments'],
  ['Payment initialization failed: {reason}', 'features/payments'],
  ['Invalid response from server', 'features/payments'],
  ['No client secret received from the server', 'features/payments'],
  ['Failed to update payment status: {reason}', 'features/payments'],
  ['Failed to initialize Stripe. Please refresh the page.', 'features/payments'],
  ['Stripe has not been initialized. Please refresh the page.', 'features/payments'],
  ['An error occurred while processing your payment. Please try again.', 'features/payments'],
  ['An unexpected error occurred during payment processing', 'features/payments'],
  ['Please complete your card information.', 'features/payments'],
  ['Please complete all bank account information.', 'features/payments'],
  ['Routing number must be 9 digits.', 'features/payments'],
];

const console: readonly [text: string, shownIn: string][] = [
  ['Failed to fetch dashboard analytics', 'features/dashboard'],
  ['Failed to fetch client requests', 'features/worklist'],
  ['Error: {message}', 'features/worklist'],
  // Starts with the base fallback 'Failed to submit request', which is never shown alone.
  ['Failed to submit request. Please try again.', 'features/internalRequest'],
  ['Failed to fetch request details', 'features/desk'],
  ['Failed to update status', 'features/desk'],
  ['Request details updated successfully!', 'features/desk'],
  ['Error updating request details: {reason}', 'features/desk'],
  ['Contact information updated successfully!', 'features/desk'],
  ['Error updating contact information: {reason}', 'features/desk'],
  ['Subpoena approval status updated', 'features/desk'],
  ['Records saved status updated', 'features/desk'],
  ['Failed to update subpoena approval status', 'features/desk'],
  ['Failed to update records saved status', 'features/desk'],
  ['File "{name}" downloaded successfully!', 'features/files'],
  ['Error loading preview: {reason}', 'features/preview'],
  ['Failed to upload file {name}', 'features/uploads'],
  ['Failed to update request with files', 'features/files'],
  ['Failed to upload files', 'features/files'],
  ['Download window extended for "{name}". Users now have 12 more hours to download.', 'features/files'],
  ['Error extending download window: {reason}', 'features/files'],
  ['Invoice created successfully', 'features/invoices'],
  ['Error creating invoice: {reason}', 'features/invoices'],
  ['Invoice activated successfully', 'features/invoices'],
  ['Invoice deactivated successfully', 'features/invoices'],
  ['Invoice sent to client successfully', 'features/invoices'],
  ['Error sending invoice: {reason}', 'features/invoices'],
  ['Error loading options. You can still enter a custom value.', 'features/wizard'],
  ['New password must be at least 8 characters long', 'contract'],
  ['New passwords do not match', 'features/accounts'],
  ['Failed to update password', 'features/accounts'],
  ['Failed to update settings', 'features/accounts'],
  ['Failed to update profile', 'features/accounts'],
  ['Password updated successfully!', 'features/accounts'],
  ['Settings updated successfully!', 'features/accounts'],
  ['Profile updated successfully!', 'features/accounts'],
  ['Failed to fetch analytics data', 'features/analytics'],
  ['Please select both start and end dates', 'contract'],
  ['End date must be on or after the start date', 'contract'],
  ['Status label is required', 'contract'],
  ['Failed to fetch statuses', 'features/configuration'],
  ['Failed to save status', 'features/configuration'],
  ['Failed to create status', 'features/configuration'],
  ['Failed to update status', 'features/configuration'],
  ['Status created successfully', 'features/configuration'],
  ['Status updated successfully', 'features/configuration'],
  ['Cannot delete critical system status "{label}". This status is required for system operation.', 'api'],
  ['Status processed successfully', 'features/configuration'],
  ['Failed to delete status', 'features/configuration'],
  ['Failed to delete status: {reason}', 'features/configuration'],
  ['Failed to fetch facilities', 'features/configuration'],
  ['Failed to update facility', 'features/configuration'],
  ['Failed to create facility', 'features/configuration'],
  ['Failed to save facility: {reason}', 'features/configuration'],
  ['Failed to delete facility', 'features/configuration'],
  ['Failed to delete facility: {reason}', 'features/configuration'],
  ['Facility updated successfully', 'features/configuration'],
  ['Facility created successfully', 'features/configuration'],
  ['Facility deleted successfully', 'features/configuration'],
  ['Failed to load quick add items', 'features/configuration'],
  ['Error loading quick add items: {reason}', 'features/configuration'],
  ['Error saving quick add item: {reason}', 'features/configuration'],
  ['Error updating item status: {reason}', 'components/list'],
  ['Error deleting quick add item: {reason}', 'features/configuration'],
  ['Quick add item created successfully', 'features/configuration'],
  ['Quick add item updated successfully', 'features/configuration'],
  ['Item activated successfully', 'components/list'],
  ['Item deactivated successfully', 'components/list'],
  ['Quick add item deleted successfully', 'features/configuration'],
  ['No status history available', 'features/tracker'],
];

const files = globSync(
  ['frontend/src/**/*.{ts,tsx}', '{contract,api}/src/**/*.ts', 'tests/integration/**/*.ts'],
  { cwd: root },
).map((path) => ({ path, code: readFileSync(join(root, path), 'utf8'), isTest: path.includes('.test.') }));
const sources = files.filter(({ isTest }) => !isTest);
/** Without the backslashes of regular expressions. */
const tests = files.filter(({ isTest }) => isTest).map(({ code }) => code.replaceAll('\\', ''));

function folderOf(shownIn: string): string {
  return shownIn === 'api' || shownIn === 'contract' ? `${shownIn}/src/` : `frontend/src/${shownIn}/`;
}

/** The longest part of a text between placeholders, which a test must quote. */
function longestLiteral(text: string): string {
  return text.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest));
}

describe.each([
  ['clients', client],
  ['staff', console],
])('the error catalog for %s', (_whom, catalog) => {
  it.each(catalog)('has "%s" in %s', (text, shownIn) => {
    const template = text.replaceAll('{', '{{').replaceAll('}', '}}');
    const places = sources.filter(({ code }) =>
      [`'${template}'`, `"${template}"`].some((literal) => code.includes(literal)),
    );
    expect(places.map(({ path }) => path)).toContainEqual(expect.stringContaining(folderOf(shownIn)));
  });

  it.each(catalog)('has a test for "%s"', (text) => {
    expect(tests.some((code) => code.includes(longestLiteral(text)))).toBe(true);
  });
});
