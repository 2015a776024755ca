import { createMediaService, type MediaDependencies, type MediaService } from './media.service.ts';

export type { MediaService };

export const createMedia = (dependencies: MediaDependencies): MediaService =>
  createMediaService(dependencies);
