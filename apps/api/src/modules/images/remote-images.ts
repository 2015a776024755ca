import sharp from 'sharp';
import type { Executor } from '@postprocure/db/pool';
import { imageWidths, type ImageFormat, type ImageWidth } from '@postprocure/contracts/images/image';
import { Semaphore } from '../../limits/semaphore.ts';
import { encodeImage } from './image-encoder.ts';
import type { ImageStore } from './image-store.ts';
import { createSingleFlight } from './single-flight.ts';
import { downloadRemoteImage } from './remote-image-download.ts';
import { readRemoteImageUrl } from './remote-image.repository.ts';

const failureMemoryMs = 600_000;
const maxRememberedFailures = 10_000;
const maxPixels = 40_000_000;
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const largestWidth = Math.max(...imageWidths);

const fitSquare = (bytes: Buffer, width: number) =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(width, width, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' });

/** The one form we keep: square, on white, stripped of everything but the image. */
const normalizeImage = async (download: Buffer): Promise<Buffer> => {
  const { format } = await sharp(download, { limitInputPixels: maxPixels }).metadata();
  if (!acceptedFormats.has(format)) throw new Error(`${format} is not accepted`);
  return fitSquare(download, largestWidth).webp({ quality: 92, effort: 3 }).toBuffer();
};

interface RemoteImagesDependencies {
  reads: Executor;
  store: ImageStore;
  allowPrivateHosts: boolean;
}

/** Images of imported catalogues: fetched once, kept in one size, cut down to the others from there. */
export const createRemoteImages = ({ reads, store, allowPrivateHosts }: RemoteImagesDependencies) => {
  const downloads = new Semaphore({ max: 4, maxWaiting: 60, maxWaitMs: 4000 });
  const share = createSingleFlight<Buffer | null>();
  const failedUntil = new Map<number, number>();

  const rememberFailure = (id: number): void => {
    failedUntil.delete(id);
    failedUntil.set(id, Date.now() + failureMemoryMs);
    const [oldest] = failedUntil.keys();
    if (failedUntil.size > maxRememberedFailures && oldest !== undefined) failedUntil.delete(oldest);
  };

  const fetchMaster = async (id: number, name: string): Promise<Buffer | null> => {
    const sourceUrl = await readRemoteImageUrl(reads, id);
    if (sourceUrl === null) return null;
    return downloads.run(async () => {
      try {
        const master = await normalizeImage(await downloadRemoteImage(sourceUrl, { allowPrivateHosts }));
        await store.write(name, master);
        return master;
      } catch {
        // The host is gone, refuses, or sends something else: nothing we or the visitor can do now.
        rememberFailure(id);
        return null;
      }
    });
  };

  /** Null when there is no such image, or none to be had from its address. */
  const getMaster = async (id: number): Promise<Buffer | null> => {
    if ((failedUntil.get(id) ?? 0) > Date.now()) return null;
    const name = `web/${id}/master.webp`;
    return (await store.read(name)) ?? share(name, () => fetchMaster(id, name));
  };

  const render = (master: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> =>
    encodeImage(fitSquare(master, width), format);

  return { getMaster, render };
};
