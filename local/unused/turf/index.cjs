module.exports = require('../unusedPackage.cjs')('@turf/turf');
