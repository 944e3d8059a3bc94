/** The ids of a sample file of the download demo: 0 and 1 are paid, 2 is free. */
export function sampleIds(index: 0 | 1 | 2) {
  return {
    requestId: 'req_demo-downloads-of-samples',
    fileId: `file_${String(index + 1).padStart(32, '0')}`,
  };
}
