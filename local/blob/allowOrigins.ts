import { BlobServiceClient } from '@azure/storage-blob';

/** Sets CORS so that only pages of these origins can upload to and read from blob storage directly. */
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
