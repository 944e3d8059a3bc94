/** A failed PUT to the file store. Status 0 means that the connection was lost. */
export class PutFailure extends Error {
  readonly status: number;

  constructor(status: number, statusText: string) {
    super(statusText);
    this.status = status;
  }
}

interface Options {
  contentType: string;
  /** Sends one block of a file that is joined later. */
  isBlock?: boolean;
  signal: AbortSignal;
  /** Receives the share of sent bytes, 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Sends a file to its upload link. Uses XMLHttpRequest because `fetch` does not report upload progress. */
export function putFile(url: string, file: Blob, options: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    if (!options.isBlock) request.setRequestHeader('x-ms-blob-type', 'BlockBlob');
    request.setRequestHeader('Content-Type', options.contentType);
    request.upload.onprogress = ({ loaded, total }) => options.onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new PutFailure(request.status, request.statusText));
    };
    request.onerror = () => reject(new PutFailure(0, ''));
    request.onabort = () => reject(new DOMException('Upload canceled', 'AbortError'));
    options.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
