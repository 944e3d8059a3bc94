import { BlobServiceClient } from '@azure/storage-blob';

/** Lets pages of these origins upload and read straight from blob storage, and nothing else may. */
export async function allowOrigins(connectionString: string, origins: string[]): Promise<void> {
  const service = BlobServiceClient.fromConnectionString(connectionString);
  await service.setProperties({
    cors: [
      {
        allowedOrigins: origins.join(','),
        allowedMethods: 'PUT,GET,HEAD,OPTIONS',
        allowedHeaders: '*',
        exposedHeaders: 'ETag',
        maxAgeInSeconds: 3600,
      },
    ],
  });
}
