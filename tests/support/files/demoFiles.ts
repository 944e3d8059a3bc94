/** The ids of a sample file: 0 and 1 are paid, 2 is free. */
export function aSample(index: 0 | 1 | 2) {
  return {
    requestId: 'req_demo-downloads-of-samples',
    fileId: `file_${String(index + 1).padStart(32, '0')}`,
  };
}
