import sharp from 'sharp';
import type { Executor } from '@postprocure/db/pool';
import { pictureWidths, type PictureFormat, type PictureWidth } from '@postprocure/contracts/picture';
import { WorkSlots } from '../../work-slots.ts';
import { encodePicture } from './picture-encoder.ts';
import type { PictureStore } from './picture-store.ts';
import { createSharedWork } from './shared-work.ts';
import { downloadWebPicture } from './web-picture-download.ts';
import { readWebPictureUrl } from './web-picture.repository.ts';

const failureMemoryMs = 600_000;
const maxRememberedFailures = 10_000;
const maxPixels = 40_000_000;
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const largestWidth = Math.max(...pictureWidths);

const fitSquare = (bytes: Buffer, width: number) =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(width, width, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' });

/** The one form we keep: square, on white, stripped of everything but the picture. */
const normalizePicture = async (download: Buffer): Promise<Buffer> => {
  const { format } = await sharp(download, { limitInputPixels: maxPixels }).metadata();
  if (!acceptedFormats.has(format)) throw new Error(`${format} is not accepted`);
  return fitSquare(download, largestWidth).webp({ quality: 92, effort: 3 }).toBuffer();
};

interface WebPicturesDependencies {
  reads: Executor;
  store: PictureStore;
  allowPrivateHosts: boolean;
}

/** Pictures of imported catalogues: fetched once, kept in one size, cut down to the others from there. */
export const createWebPictures = ({ reads, store, allowPrivateHosts }: WebPicturesDependencies) => {
  const downloads = new WorkSlots({ max: 4, maxWaiting: 60, maxWaitMs: 4000 });
  const share = createSharedWork<Buffer | null>();
  const failedUntil = new Map<number, number>();

  const rememberFailure = (id: number): void => {
    failedUntil.delete(id);
    failedUntil.set(id, Date.now() + failureMemoryMs);
    const [oldest] = failedUntil.keys();
    if (failedUntil.size > maxRememberedFailures && oldest !== undefined) failedUntil.delete(oldest);
  };

  const fetchMaster = async (id: number, name: string): Promise<Buffer | null> => {
    const sourceUrl = await readWebPictureUrl(reads, id);
    if (sourceUrl === null) return null;
    return downloads.run(async () => {
      try {
        const master = await normalizePicture(await downloadWebPicture(sourceUrl, { allowPrivateHosts }));
        await store.write(name, master);
        return master;
      } catch {
        // The host is gone, refuses, or sends something else: nothing we or the visitor can do now.
        rememberFailure(id);
        return null;
      }
    });
  };

  /** Null when there is no such picture, or none to be had from its address. */
  const getMaster = async (id: number): Promise<Buffer | null> => {
    if ((failedUntil.get(id) ?? 0) > Date.now()) return null;
    const name = `web/${id}/master.webp`;
    return (await store.read(name)) ?? share(name, () => fetchMaster(id, name));
  };

  const render = (master: Buffer, width: PictureWidth, format: PictureFormat): Promise<Buffer> =>
    encodePicture(fitSquare(master, width), format);

  return { getMaster, render };
};
