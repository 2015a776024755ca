import { AppError } from '@postprocure/contracts/app-error';
import { api } from './api.ts';

/** Returns null if the product does not exist. */
export const findProductTitle = (id: number): Promise<string | null> =>
  api('GET /api/product/:id', { params: { id } }).then(
    ({ title }) => title,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    },
  );
