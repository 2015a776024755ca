import type { EmailChangeRequest, PersonProfile, PersonUpdate } from '@postprocure/contracts/profile';
import { ClientAllowance } from '../../client-allowance.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Caller } from '../../caller.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  readPerson,
  requestEmailChange,
  savePerson,
  savePhoto,
  type ProfileDependencies,
} from './profile.service.ts';

/** What a person says of themselves, whomever they work for. */
export interface ProfileService {
  read(caller: Caller): Promise<PersonProfile>;
  save(caller: Caller, client: ClientContext, update: PersonUpdate): Promise<PersonProfile>;
  savePhoto(caller: Caller, upload: Buffer | null): Promise<PersonProfile>;
  requestEmailChange(
    caller: Caller,
    client: ClientContext,
    request: EmailChangeRequest,
  ): Promise<PersonProfile>;
  cancelEmailChange(caller: Caller): Promise<PersonProfile>;
  confirmEmailChange(client: ClientContext, token: string): Promise<void>;
}

export function createProfile(dependencies: ProfileDependencies): ProfileService {
  const { database } = dependencies;
  const confirmations = new ClientAllowance({ burst: 20, refillMs: 30_000 });
  return {
    read: ({ userId }) => readPerson(database, userId),
    save: (caller, client, update) => savePerson(database, caller, client, update),
    savePhoto: (caller, upload) => savePhoto(database, caller, upload),
    requestEmailChange: (caller, client, request) =>
      requestEmailChange(dependencies, caller, client, request),
    cancelEmailChange: (caller) => cancelEmailChange(database, caller),
    confirmEmailChange: async (client, token) => {
      confirmations.take(client.address);
      await confirmEmailChange(database, client, token);
    },
  };
}
