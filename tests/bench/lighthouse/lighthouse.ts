// Loads the packages that only npm run bench installs.
export { launch } from 'chrome-launcher';
export { default as lighthouse } from 'lighthouse';
