module.exports = require('../unusedPackage.cjs')('@turf/point-to-line-distance');
