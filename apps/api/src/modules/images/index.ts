import { createMediaService, type MediaDependencies, type MediaService } from './product-image.service.ts';

export type { MediaService };

export const createMedia = (dependencies: MediaDependencies): MediaService =>
  createMediaService(dependencies);
