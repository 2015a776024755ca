import type {
  ColumnMap,
  ColumnMapBody,
  ExportRecord,
  ExportRequest,
} from '@postprocure/contracts/exports/export';
import { Semaphore } from '../../limits/semaphore.ts';
import type { MerchantCaller } from '../../caller.ts';
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

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

export interface ExportsService {
  request(merchant: Merchant, request: ExportRequest): Promise<ExportRecord>;
  list(merchant: Merchant): Promise<ExportRecord[]>;
  read(merchant: Merchant, id: string): Promise<ExportRecord>;
  cancel(merchant: Merchant, id: string): Promise<ExportRecord>;
  openFile(id: string, proof: { expires: string; signature: string }): Promise<OpenedFile>;
  /** Where a person is led whose link opens no file any more. */
  readonly expiredPage: string;
  listMaps(merchant: Merchant): Promise<ColumnMap[]>;
  saveMap(merchant: Merchant, body: ColumnMapBody): Promise<ColumnMap>;
  deleteMap(merchant: Merchant, id: string): Promise<void>;
}

export function createExports({
  signingKey,
  sellerAppUrl,
  ...parts
}: ExportParts & { signingKey: Uint8Array; sellerAppUrl: string }): ExportsService {
  const slots = new Semaphore({ max: 3, maxWaiting: 0, maxWaitMs: 0 });
  const context = { ...parts, links: createExportLinks(signingKey), slots };
  return {
    request: (merchant, request) => requestExport(context, merchant, request),
    list: (merchant) => listOwnExports(context, merchant),
    read: (merchant, id) => readExport(context, merchant, id),
    cancel: (merchant, id) => cancelExport(context, merchant, id),
    openFile: (id, proof) => openFile(context, id, proof),
    expiredPage: `${sellerAppUrl}/expired-file`,
    listMaps: (merchant) => listMaps(context.database, merchant),
    saveMap: (merchant, body) => saveMap(context, merchant, body),
    deleteMap: (merchant, id) => deleteMap(context, merchant, id),
  };
}
