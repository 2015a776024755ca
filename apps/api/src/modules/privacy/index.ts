import type { PrivacyState } from '@postprocure/contracts/privacy';
import type { ClientContext } from '../../client-context.ts';
import type { Caller } from '../../caller.ts';
import { openDownload, type OpenedDownload } from './download-file.ts';
import {
  keepAccount,
  readPrivacy,
  requestDownload,
  requestErasure,
  type PrivacyDependencies,
} from './privacy.service.ts';

/** What people may ask of us about their data. */
export interface PrivacyService {
  read(caller: Caller): Promise<PrivacyState>;
  requestDownload(caller: Caller, client: ClientContext): Promise<PrivacyState>;
  openDownload(caller: Caller, id: string, accepts: { gzip: boolean }): Promise<OpenedDownload>;
  requestErasure(caller: Caller, client: ClientContext, password: string): Promise<PrivacyState>;
  keepAccount(caller: Caller, client: ClientContext): Promise<PrivacyState>;
}

export function createPrivacy(dependencies: PrivacyDependencies): PrivacyService {
  const { database } = dependencies;
  return {
    read: (caller) => readPrivacy(database, caller),
    requestDownload: (caller, client) => requestDownload(database, caller, client),
    openDownload: (caller, id, accepts) => openDownload(database, caller, id, accepts),
    requestErasure: (caller, client, password) => requestErasure(dependencies, caller, client, password),
    keepAccount: (caller, client) => keepAccount(dependencies, caller, client),
  };
}
