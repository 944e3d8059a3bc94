module.exports = require('../unusedPackage.cjs')('@turf/nearest-point-to-line');
