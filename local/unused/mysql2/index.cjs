module.exports = require('../unusedPackage.cjs')('mysql2');
