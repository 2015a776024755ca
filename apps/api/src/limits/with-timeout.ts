import { AppError } from '@postprocure/contracts/app-error';

/** Rejects if the work takes too long. It still continues in the background. */
export async function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  message = 'This took too long. Please try again in a moment.',
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('TIMEOUT', message)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
