import type {
  invitationEndpoints,
  loginEndpoints,
  passwordEndpoints,
  sessionEndpoints,
  signUpEndpoints,
  twoFactorEndpoints,
} from './accounts/endpoints.ts';
import type { agreementEndpoints } from './agreements/endpoints.ts';
import type { cartEndpoints } from './cart/endpoints.ts';
import type { catalogueEndpoints } from './catalogue/endpoints.ts';
import type { dashboardEndpoints } from './dashboard/endpoints.ts';
import type { healthEndpoints } from './health/endpoints.ts';
import type { notificationEndpoints } from './notifications/endpoints.ts';
import type { privacyEndpoints } from './privacy/endpoints.ts';
import type { profileEndpoints } from './profile/endpoints.ts';
import type { shipmentEndpoints } from './shipments/endpoints.ts';
import type { teamEndpoints } from './team/endpoints.ts';

/** Every call of the API. Types only: browsers learn the shapes without loading a schema. */
export type Endpoints = typeof teamEndpoints &
  typeof agreementEndpoints &
  typeof cartEndpoints &
  typeof catalogueEndpoints &
  typeof dashboardEndpoints &
  typeof healthEndpoints &
  typeof invitationEndpoints &
  typeof loginEndpoints &
  typeof notificationEndpoints &
  typeof passwordEndpoints &
  typeof privacyEndpoints &
  typeof profileEndpoints &
  typeof sessionEndpoints &
  typeof shipmentEndpoints &
  typeof signUpEndpoints &
  typeof twoFactorEndpoints;
