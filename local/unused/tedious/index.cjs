module.exports = require('../unusedPackage.cjs')('tedious');
