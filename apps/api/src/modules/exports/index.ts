import type { ColumnMap, ColumnMapBody, ExportRecord, ExportRequest } from '@postprocure/contracts/export';
import { WorkSlots } from '../../work-slots.ts';
import type { SellerCaller } from '../../caller.ts';
import { createExportLinks } from './export-link.ts';
import {
  cancelExport,
  deleteMap,
  listMaps,
  listOwnExports,
  openFile,
  readExport,
  requestExport,
  saveMap,
  type OpenedFile,
} from './export.service.ts';
import type { ExportParts } from './write-export.ts';

type Seller = Pick<SellerCaller, 'merchantId' | 'userId'>;

export interface ExportsService {
  request(seller: Seller, request: ExportRequest): Promise<ExportRecord>;
  list(seller: Seller): Promise<ExportRecord[]>;
  read(seller: Seller, id: string): Promise<ExportRecord>;
  cancel(seller: Seller, id: string): Promise<ExportRecord>;
  openFile(id: string, proof: { expires: string; signature: string }): Promise<OpenedFile>;
  /** Where a person is led whose link opens no file any more. */
  readonly expiredPage: string;
  listMaps(seller: Seller): Promise<ColumnMap[]>;
  saveMap(seller: Seller, body: ColumnMapBody): Promise<ColumnMap>;
  deleteMap(seller: Seller, id: string): Promise<void>;
}

export function createExports({
  signingKey,
  sellerAppUrl,
  ...parts
}: ExportParts & { signingKey: Uint8Array; sellerAppUrl: string }): ExportsService {
  const slots = new WorkSlots({ max: 3, maxWaiting: 0, maxWaitMs: 0 });
  const context = { ...parts, links: createExportLinks(signingKey), slots };
  return {
    request: (seller, request) => requestExport(context, seller, request),
    list: (seller) => listOwnExports(context, seller),
    read: (seller, id) => readExport(context, seller, id),
    cancel: (seller, id) => cancelExport(context, seller, id),
    openFile: (id, proof) => openFile(context, id, proof),
    expiredPage: `${sellerAppUrl}/expired-file`,
    listMaps: (seller) => listMaps(context.database, seller),
    saveMap: (seller, body) => saveMap(context, seller, body),
    deleteMap: (seller, id) => deleteMap(context, seller, id),
  };
}
