module.exports = require('../unusedPackage.cjs')('@azure/msal-browser');
