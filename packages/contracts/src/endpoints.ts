import type {
  invitationEndpoints,
  loginEndpoints,
  passwordEndpoints,
  sessionEndpoints,
  signUpEndpoints,
  twoFactorEndpoints,
} from './accounts/endpoints.ts';
import type { agreementEndpoints } from './agreements/endpoints.ts';
import type { chatDeskEndpoints, chatEndpoints } from './chat/endpoints.ts';
import type { dashboardEndpoints } from './dashboard/endpoints.ts';
import type { inboxEndpoints } from './inbox/endpoints.ts';
import type { notificationEndpoints } from './notifications/endpoints.ts';
import type { privacyEndpoints } from './privacy/endpoints.ts';
import type { profileEndpoints } from './profile/endpoints.ts';
import type { teamEndpoints } from './team/endpoints.ts';
import type { ticketDeskEndpoints, ticketEndpoints } from './tickets/endpoints.ts';

/** Every call of the API. Types only: browsers learn the shapes without loading a schema. */
export type Endpoints = typeof teamEndpoints &
  typeof agreementEndpoints &
  typeof chatDeskEndpoints &
  typeof chatEndpoints &
  typeof dashboardEndpoints &
  typeof inboxEndpoints &
  typeof invitationEndpoints &
  typeof loginEndpoints &
  typeof notificationEndpoints &
  typeof passwordEndpoints &
  typeof privacyEndpoints &
  typeof profileEndpoints &
  typeof sessionEndpoints &
  typeof signUpEndpoints &
  typeof ticketDeskEndpoints &
  typeof ticketEndpoints &
  typeof twoFactorEndpoints;
