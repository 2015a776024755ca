import type {
  invitationEndpoints,
  loginEndpoints,
  passwordEndpoints,
  sessionEndpoints,
  signUpEndpoints,
  twoFactorEndpoints,
} from './accounts/endpoints.ts';
import type { agreementEndpoints } from './agreements/endpoints.ts';
import type { dashboardEndpoints } from './dashboard/endpoints.ts';
import type { notificationEndpoints } from './notifications/endpoints.ts';
import type { privacyEndpoints } from './privacy/endpoints.ts';
import type { profileEndpoints } from './profile/endpoints.ts';
import type { teamEndpoints } from './team/endpoints.ts';

/** All endpoints of the API. Types only, so that browsers don't load the schemas. */
export type Endpoints = typeof teamEndpoints &
  typeof agreementEndpoints &
  typeof dashboardEndpoints &
  typeof invitationEndpoints &
  typeof loginEndpoints &
  typeof notificationEndpoints &
  typeof passwordEndpoints &
  typeof privacyEndpoints &
  typeof profileEndpoints &
  typeof sessionEndpoints &
  typeof signUpEndpoints &
  typeof twoFactorEndpoints;
