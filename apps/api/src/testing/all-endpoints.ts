import {
  invitationEndpoints,
  loginEndpoints,
  passwordEndpoints,
  sessionEndpoints,
  signUpEndpoints,
  twoFactorEndpoints,
} from '@postprocure/contracts/accounts/endpoints';
import { agreementEndpoints } from '@postprocure/contracts/agreements/endpoints';
import { cartEndpoints } from '@postprocure/contracts/cart/endpoints';
import { catalogueEndpoints } from '@postprocure/contracts/catalogue/endpoints';
import { dashboardEndpoints } from '@postprocure/contracts/dashboard/endpoints';
import type { Endpoints } from '@postprocure/contracts/endpoints';
import { healthEndpoints } from '@postprocure/contracts/health/endpoints';
import { notificationEndpoints } from '@postprocure/contracts/notifications/endpoints';
import { privacyEndpoints } from '@postprocure/contracts/privacy/endpoints';
import { profileEndpoints } from '@postprocure/contracts/profile/endpoints';
import { shipmentEndpoints } from '@postprocure/contracts/shipments/endpoints';
import { teamEndpoints } from '@postprocure/contracts/team/endpoints';

/** Every declaration. The type makes sure that none is missing. */
export const allEndpoints: Endpoints = {
  ...agreementEndpoints,
  ...cartEndpoints,
  ...catalogueEndpoints,
  ...dashboardEndpoints,
  ...healthEndpoints,
  ...invitationEndpoints,
  ...loginEndpoints,
  ...notificationEndpoints,
  ...passwordEndpoints,
  ...privacyEndpoints,
  ...profileEndpoints,
  ...sessionEndpoints,
  ...shipmentEndpoints,
  ...signUpEndpoints,
  ...teamEndpoints,
  ...twoFactorEndpoints,
};
