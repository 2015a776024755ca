import { AppError } from '@postprocure/contracts/app-error';
import type { OrderViewInfo } from '@postprocure/contracts/orders/order';
import type { Pool } from '@postprocure/db/pool';
import {
  deleteView,
  findViewByName,
  listViews,
  renameView,
  saveView,
  type ViewOwner,
} from './order-view.repository.ts';

const maxViews = 50;

interface Views {
  views: OrderViewInfo[];
}

export const readViews = async (database: Pool, owner: ViewOwner): Promise<Views> => ({
  views: await listViews(database, owner),
});

export async function addView(
  database: Pool,
  owner: ViewOwner,
  view: { name: string; query: string },
): Promise<Views> {
  if (!(await saveView(database, owner, view, maxViews))) {
    throw new AppError('CONFLICT', `You have ${maxViews} saved views. Delete one before you save another.`);
  }
  return readViews(database, owner);
}

export async function changeViewName(
  database: Pool,
  owner: ViewOwner,
  id: string,
  name: string,
): Promise<Views> {
  const namesake = await findViewByName(database, owner, name);
  if (namesake !== null && namesake !== id) {
    throw new AppError('CONFLICT', `You already have a view named "${name}". Choose another name.`);
  }
  if (!(await renameView(database, owner, id, name))) throw viewNotFound();
  return readViews(database, owner);
}

export async function removeView(database: Pool, owner: ViewOwner, id: string): Promise<Views> {
  if (!(await deleteView(database, owner, id))) throw viewNotFound();
  return readViews(database, owner);
}

const viewNotFound = (): AppError => new AppError('NOT_FOUND', 'View not found.');
