module.exports = require('../unusedPackage.cjs')('applicationinsights');
