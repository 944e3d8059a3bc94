module.exports = require('../unusedPackage.cjs')('sequelize');
